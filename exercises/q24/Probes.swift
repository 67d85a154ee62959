import SwiftUI

/// A list, and a button that lets one more animal arrive.
struct Arrivals: View {
  @State private var shelter: Shelter

  init() {
    let shelter = Shelter()
    shelter.animals = [
      Animal(id: 1, name: "Mochi", isVaccinated: true),
      Animal(id: 2, name: "Cookie"),
      Animal(id: 3, name: "Momo"),
      Animal(id: 4, name: "Pepper", kind: .rabbit, isVaccinated: true),
    ]
    _shelter = State(initialValue: shelter)
  }

  var body: some View {
    VStack {
      Button("Arrive") {
        shelter.animals.append(Animal(id: 5, name: "Moritz", isVaccinated: true))
      }
      ShelterList(shelter: shelter)
    }
  }
}

@MainActor func shelter() -> some View {
  Arrivals()
}

@MainActor func unvaccinatedShelter() -> some View {
  let shelter = Shelter()
  shelter.animals = [Animal(id: 1, name: "Cookie"), Animal(id: 2, name: "Momo")]
  return ShelterList(shelter: shelter)
}
