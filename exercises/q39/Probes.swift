import SwiftUI

@MainActor func profile() -> some View {
  ProfileView()
}
