import SwiftUI

struct PetControls: View {
  @Binding var pet: Pet // the right to change

  var body: some View {
    VStack {
      Stepper {
        Text("More or less")
      } onIncrement: {
        more()
      } onDecrement: {
        less()
      }
      .padding()
    }
  }

  private func more() { pet.feed() }

  private func less() { pet.play() }
}
