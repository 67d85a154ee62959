import SwiftUI

struct PetControls: View {
  @Binding var pet: Pet
  var body: some View {
    Stepper(
      "Energy", onIncrement: pet.energy < 10 ? { pet.feed() } : nil,
      onDecrement: pet.energy > 0 ? { pet.play() } : nil)
  }
}
