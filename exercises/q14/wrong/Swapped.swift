// trips: plusFeeds, minusPlays, staysInRange
import SwiftUI

struct PetControls: View {
  @Binding var pet: Pet

  var body: some View {
    Stepper("Energy", onIncrement: { pet.play() }, onDecrement: { pet.feed() })
  }
}
