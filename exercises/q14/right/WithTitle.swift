import SwiftUI

struct PetControls: View {
  @Binding var pet: Pet // the right to change

  var body: some View {
    Stepper("Care", onIncrement: { pet.feed() }, onDecrement: { pet.play() })
  }
}
