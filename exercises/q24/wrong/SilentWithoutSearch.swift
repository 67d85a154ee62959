// trips: saysNobody
import SwiftUI

struct ShelterList: View {
  let shelter: Shelter
  @State private var query = ""
  @State private var onlyVaccinated = false

  private var shown: [Animal] {
    shelter.named(query).filter { $0.isVaccinated || !onlyVaccinated }
  }

  var body: some View {
    List {
      Toggle("Only vaccinated", isOn: $onlyVaccinated)
      ForEach(shown) { animal in
        Text(animal.name)
      }
    }
    .searchable(text: $query)
    .overlay {
      if !query.isEmpty && shown.isEmpty {
        ContentUnavailableView("Nobody here", systemImage: "pawprint")
      }
    }
  }
}
