import SwiftUI

@MainActor func packing() -> some View {
  PackingScreen()
}
