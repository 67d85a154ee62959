// trips: otherLinksWork, refusesNonsense
import SwiftUI

enum Route: Hashable, Codable {
  case animal(id: Int)
  case story(id: Int)
  case settings

  static func path(for link: URL) -> [Route] {
    guard link.scheme == "shelter", let host = link.host() else { return [] }
    let parts = link.pathComponents.dropFirst()
    switch (host, parts.count) {
    case ("settings", 0):
      return [.settings]
    case ("animal", 1...2):
      guard let id = parts.first.flatMap({ Int($0) }) else { return [] }
      return [.animal(id: id), .story(id: id)]
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
        case .story(let id):
          if let found = animal(id) { Text("Story of \(found.name)") }
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
