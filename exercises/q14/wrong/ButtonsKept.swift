// trips: buttonsAreGone
import SwiftUI

struct PetControls: View {
  @Binding var pet: Pet // the right to change

  var body: some View {
    HStack {
      Button("Feed") { pet.feed() }
      Button("Play") { pet.play() }
      Stepper("Energy", onIncrement: { pet.feed() }, onDecrement: { pet.play() })
    }
  }
}
