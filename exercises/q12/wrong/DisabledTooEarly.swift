// trips: restIsEnabledBelowTen
import SwiftUI

extension Pet {
  mutating func rest() {
    energy = Pet.limited(energy + 2)
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
      Button("Rest") { pet.rest() }
        .disabled(pet.energy > 8)
    }
  }
}
