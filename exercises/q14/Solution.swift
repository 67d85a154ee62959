import SwiftUI

struct PetControls: View {
  @Binding var pet: Pet // the right to change

  var body: some View {
    Stepper {
      Text("\(pet.name), \(pet.energy) of 10")
    } onIncrement: { pet.feed() } onDecrement: { pet.play() }
  }
}
