import SwiftUI

enum Route: Hashable, Codable {
  case animal(id: Int)
  case settings

  static func path(for link: URL) -> [Route] {
    guard link.scheme == "shelter" else { return [] }
    switch link.host() {
    case "animal":
      // A link to a story has one part more.
      return Int(link.lastPathComponent).map { [.animal(id: $0)] } ?? []
    case "settings":
      return [.settings]
    default:
      return []
    }
  }
}

struct ShelterHome: View {
  let shelter: Shelter
  @State private var path: [Route]

  init(shelter: Shelter, path: [Route] = []) {
    self.shelter = shelter
    _path = State(initialValue: path)
  }

  var body: some View {
    NavigationStack(path: $path) {
      List(shelter.animals) { animal in
        NavigationLink(animal.name, value: Route.animal(id: animal.id))
      }
      .navigationTitle("Shelter")
      .toolbar {
        Button("Settings") { path.append(.settings) }
      }
      .navigationDestination(for: Route.self) { route in
        switch route {
        case .animal(let id):
          if let found = animal(id) { AnimalPage(animal: found) }
        case .settings:
          SettingsPage()
        }
      }
    }
  }

  private func animal(_ id: Animal.ID) -> Animal? {
    shelter.animals.first { $0.id == id }
  }
}
