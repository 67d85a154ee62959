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

  private static func limited(_ value: Int) -> Int {
    min(max(value, 0), 10)
  }
}

extension Pet {
  enum Mood: String {
    case tired = "Tired"
    case ready = "Ready"
    case energetic = "Energetic"
  }

  private var currentMood: Mood {
    (0...2).contains(energy) ? .tired : (3...7).contains(energy) ? .ready : .energetic
  }

  var mood: String { currentMood.rawValue }
}

struct PetSummary: View {
  let pet: Pet // a value to show

  var body: some View {
    VStack(alignment: .leading) {
      Text(pet.name).font(.title)
      Text("Energy: \(pet.energy)")
      Text(pet.mood).font(.caption)
    }
  }
}
