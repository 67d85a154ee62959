// trips: minusPlays, staysInRange, callsTheModel
import SwiftUI

struct PetControls: View {
  @Binding var pet: Pet

  var body: some View {
    Stepper("Energy", onIncrement: { pet.feed() }, onDecrement: nil)
  }
}
