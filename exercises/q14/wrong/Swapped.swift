// trips: plusFeeds, minusPlays, staysInRange
import SwiftUI

struct PetControls: View {
  @Binding var pet: Pet // the right to change

  var body: some View {
    Stepper("Energy", onIncrement: { pet.play() }, onDecrement: { pet.feed() })
  }
}
