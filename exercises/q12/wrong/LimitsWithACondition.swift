// trips: controlCallsRest
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

  mutating func rest() {
    energy = Pet.limited(energy + 2)
  }

  private static func limited(_ value: Int) -> Int {
    min(max(value, 0), 10)
  }
}

struct PetControls: View {
  @Binding var pet: Pet // the right to change

  var body: some View {
    HStack {
      Button("Feed") { pet.feed() }
        .disabled(pet.energy == 10)
      Button("Play") { pet.play() }
        .disabled(pet.energy == 0)
      Button("Rest") {
        pet.feed()
        if pet.energy < 10 { pet.feed() }
      }
      .disabled(pet.energy == 10)
    }
  }
}
