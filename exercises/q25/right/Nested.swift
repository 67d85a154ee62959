import SwiftUI

enum Route: Hashable, Codable {
  case animal(id: Int)
  case settings
  case story(id: Int)

  static func path(for link: URL) -> [Route] {
    let parts = link.pathComponents.filter { $0 != "/" }
    switch (link.scheme, link.host(), parts) {
    case ("shelter", "settings", []): return [.settings]
    case ("shelter", "animal", let parts): return path(toAnimal: parts)
    default: return []
    }
  }

  private static func path(toAnimal parts: [String]) -> [Route] {
    guard let first = parts.first, let id = Int(first) else { return [] }
    if parts.count == 1 { return [.animal(id: id)] }
    if parts.dropFirst() == ["story"] { return [.animal(id: id), .story(id: id)] }
    return []
  }
}

struct StoryOfAnimal: View {
  let animal: Animal?

  var body: some View {
    if let animal {
      VStack {
        Text("Story of \(animal.name)").font(.title)
        Text("Once upon a time")
      }
    } else {
      ContentUnavailableView("No such animal", systemImage: "book")
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
          StoryOfAnimal(animal: animal(id))
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
