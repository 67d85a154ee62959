// trips: listIsDerived
import SwiftUI

struct ShelterList: View {
  let shelter: Shelter
  @State private var query = ""
  @State private var onlyVaccinated = false
  @State private var shown: [Animal] = []

  var body: some View {
    List {
      Toggle("Only vaccinated", isOn: $onlyVaccinated)
      ForEach(shown) { animal in
        Text(animal.name)
      }
    }
    .searchable(text: $query)
    .overlay {
      if shown.isEmpty {
        ContentUnavailableView("Nobody here", systemImage: "pawprint")
      }
    }
    .onAppear { update() }
    .onChange(of: query) { update() }
    .onChange(of: onlyVaccinated) { update() }
  }

  private func update() {
    shown = shelter.named(query).filter { $0.isVaccinated || !onlyVaccinated }
  }
}
