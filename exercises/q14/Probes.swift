import SwiftUI

@MainActor func screen() -> some View {
  PetScreen()
}
