// trips: summaryFollows, moodIsDerived
import SwiftUI

extension Pet {
  var mood: String {
    switch energy {
    case ...2: "Tired"
    case 8...: "Energetic"
    default: "Ready"
    }
  }
}

struct PetSummary: View {
  let pet: Pet
  @State private var mood: String

  init(pet: Pet) {
    self.pet = pet
    _mood = State(initialValue: pet.mood)
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(pet.name).font(.title)
      Text("Energy: \(pet.energy)")
      Text(mood)
    }
  }
}
