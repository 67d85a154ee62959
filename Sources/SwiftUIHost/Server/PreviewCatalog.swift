import SwiftUI

/// The previews there are, and which one is meant.
@MainActor
struct PreviewCatalog {
  /// The previews, in their order.
  let previews: [Preview]

  /// The previews that the program declares with `#Preview`.
  init() throws { previews = try PreviewFinder.previews().map { try $0.makePreview() } }

  /// The previews of a provider.
  init(_ provider: (some PreviewProvider).Type) { previews = provider.all }

  /// What the previews are called: by their names or, where they have none, by their positions.
  var names: [String] {
    previews.enumerated().map { position, preview in preview.name ?? "#\(position + 1)" }
  }

  /// The preview of a name, as ``names`` has it.
  func preview(named name: String) throws(ScreenError) -> Preview {
    guard let position = names.firstIndex(of: name) else {
      throw .noPreview(name, previews: names)
    }
    return previews[position]
  }

  /// The preview at a position, counted from 1.
  func preview(at position: Int) throws(ScreenError) -> Preview {
    guard previews.indices.contains(position - 1) else {
      throw .noPreview("#\(position)", previews: names)
    }
    return previews[position - 1]
  }
}
