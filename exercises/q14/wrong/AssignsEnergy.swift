// trips: callsTheModel, energyStaysProtected
import SwiftUI

struct Pet {
  let name: String
  var energy: Int

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

struct PetControls: View {
  @Binding var pet: Pet // the right to change

  var body: some View {
    Stepper("Energy") {
      pet.energy = min(pet.energy + 1, 10)
    } onDecrement: {
      pet.energy = max(pet.energy - 1, 0)
    }
  }
}
