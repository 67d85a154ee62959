// trips: summaryShowsMood, summaryFollows
import SwiftUI

struct Pet {
  private(set) var energy: Int
  let name: String

  init(name: String, energy: Int = 5) {
    self.energy = Pet.limited(energy)
    self.name = name
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
  let pet: Pet // a value to show

  var body: some View {
    VStack(alignment: .leading) {
      Text(pet.name).font(.title)
      Text("Energy: \(pet.energy)")
    }
  }
}
