// trips: tiredUpToTwo
import SwiftUI

extension Pet {
  var mood: String {
    switch energy {
    case ..<2: "Tired"
    case 8...: "Energetic"
    default: "Ready"
    }
  }
}

struct PetSummary: View {
  let pet: Pet // a value to show

  var body: some View {
    VStack(alignment: .leading) {
      Text(pet.name).font(.title)
      Text("Energy: \(pet.energy)")
      Text(pet.mood)
    }
  }
}
