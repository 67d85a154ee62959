import SwiftUI

@MainActor func page() -> some View {
  TrainingPage(exercise: "Sit")
}
