import SwiftUI

/// The path for a link, each route in words.
func path(for link: String) -> [String] {
  guard let url = URL(string: link) else { return ["no link"] }
  return Route.path(for: url).map { String(describing: $0) }
}

@MainActor private func home(_ link: String) -> some View {
  let shelter = Shelter()
  shelter.animals = [
    Animal(id: 1, name: "Mochi"), Animal(id: 3, name: "Pepper", kind: .rabbit),
  ]
  return ShelterHome(shelter: shelter, path: URL(string: link).map(Route.path) ?? [])
}

@MainActor func firstScreen() -> some View {
  home("shelter://nowhere")
}

@MainActor func pageOfPepper() -> some View {
  home("shelter://animal/3")
}

@MainActor func settings() -> some View {
  home("shelter://settings")
}

@MainActor func storyOfPepper() -> some View {
  home("shelter://animal/3/story")
}

@MainActor func storyOfMochi() -> some View {
  home("shelter://animal/1/story")
}
