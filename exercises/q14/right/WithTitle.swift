import SwiftUI

struct PetControls: View {
  @Binding var pet: Pet

  var body: some View {
    Stepper("Care", onIncrement: { pet.feed() }, onDecrement: { pet.play() })
  }
}
