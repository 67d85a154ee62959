// trips: othersStillWork
import SwiftUI

extension Pet {
  mutating func rest() {
    energy = Pet.limited(energy + 2)
  }
}

struct PetControls: View {
  @Binding var pet: Pet

  var body: some View {
    HStack {
      Button("Feed") { pet.feed() }
        .disabled(pet.energy == 10)
      Button("Play") { pet.play() }
      Button("Rest") { pet.rest() }
        .disabled(pet.energy == 10)
    }
  }
}
