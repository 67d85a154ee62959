// trips: summaryShowsMood
import SwiftUI

struct Pet {
  let name: String
  private(set) var energy: Int

  init(name: String, energy: Int = 5) {
    self.name = name
    self.energy = Pet.limited(energy)
  }

  mutating func feed() {
    energy = Pet.limited(energy + 1)
  }

  mutating func play() {
    energy = Pet.limited(energy - 1)
  }

  var mood: String {
    switch energy {
    case ...2: "Tired"
    case 8...: "Energetic"
    default: "Ready"
    }
  }

  private static func limited(_ value: Int) -> Int {
    min(max(value, 0), 10)
  }
}

struct PetSummary: View {
  let pet: Pet

  var body: some View {
    VStack(alignment: .leading) {
      Text("Energy: \(pet.energy)")
      Text(pet.mood)
    }
  }
}
