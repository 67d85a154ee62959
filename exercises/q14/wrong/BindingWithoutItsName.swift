// trips: actionsAreSeparate
import SwiftUI

struct PetControls: View {
  @Binding var pet: Pet // the right to change

  var body: some View {
    Stepper(
      "Energy",
      value: .init(get: { pet.energy }, set: { $0 > pet.energy ? pet.feed() : pet.play() }),
      in: 0...10)
  }
}
