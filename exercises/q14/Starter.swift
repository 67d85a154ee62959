import SwiftUI

struct PetControls: View {
  @Binding var pet: Pet // the right to change

  var body: some View {
    // Replace both buttons by one stepper.
    HStack {
      Button("Feed") { pet.feed() }
        .disabled(pet.energy == 10)
      Button("Play") { pet.play() }
        .disabled(pet.energy == 0)
    }
  }
}
