import SwiftUI

struct ShelterList: View {
  let shelter: Shelter
  @State private var query = ""
  @State private var onlyVaccinated = false

  private func isShown(_ animal: Animal) -> Bool {
    guard onlyVaccinated else { return true }
    return animal.isVaccinated
  }

  private var shown: [Animal] {
    var animals: [Animal] = []
    for animal in shelter.named(query) where isShown(animal) {
      animals.append(animal)
    }
    return animals
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
      if shown.isEmpty {
        ContentUnavailableView("Nobody here", systemImage: "pawprint")
      }
    }
  }
}
