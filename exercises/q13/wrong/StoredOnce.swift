// trips: followsTheEnergy, summaryFollows
import SwiftUI

struct Pet {
  private(set) var energy: Int
  let name: String
  private(set) var mood: String

  init(name: String, energy: Int = 5) {
    self.energy = Pet.limited(energy)
    self.name = name
    mood = self.energy <= 2 ? "Tired" : self.energy >= 8 ? "Energetic" : "Ready"
  }

  mutating func feed() {
    energy = Pet.limited(energy + 1)
  }

  mutating func play() {
    energy = Pet.limited(energy - 1)
  }

  private static func limited(_ value: Int) -> Int {
    min(max(value, 0), 10)
  }
}

struct PetSummary: View {
  let pet: Pet // a value to show

  var body: some View {
    VStack(alignment: .leading) {
      Text(pet.name).font(.title)
      Text("Energy: \(pet.energy)")
      Text(pet.mood)
    }
  }
}
