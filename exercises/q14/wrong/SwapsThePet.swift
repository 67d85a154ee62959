// trips: callsTheModel
import SwiftUI

struct PetControls: View {
  @Binding var pet: Pet // the right to change

  var body: some View {
    Stepper("Energy") {
      pet = Pet(name: pet.name, energy: pet.energy + 1)
    } onDecrement: {
      pet = Pet(name: pet.name, energy: pet.energy - 1)
    }
  }
}
