/// Where a lesson is shown, which decides what can be done there and how its places are named.
enum Medium: Sendable {
  /// A page of its own, to be read and answered.
  case page

  /// One page of all lessons, for paper.
  case print

  /// A chapter of an electronic book.
  case book

  /// Whether readers can only read: questions then lead to answers at the chapter's end.
  var isStill: Bool { self != .page }

  /// The level of a lesson's title.
  var titleLevel: Int { self == .print ? 2 : 1 }

  /// The id of a place of a lesson.
  func id(_ id: String, of lesson: String) -> String {
    self == .print ? "\(lesson)-\(id)" : id
  }

  /// The address for what a lesson links to; nil for what cannot be reached from here.
  func address(of destination: String, from lesson: String) -> String? {
    let address = Address(destination)
    if self == .page || !address.isRelative { return address.forPages }
    let (path, rest) = address.parts
    let fragment = rest.drop { $0 != "#" }.dropFirst()
    let isNeighbour = path.hasSuffix(".md") && !path.contains("/")
    let target = path.isEmpty ? lesson : String(path.dropLast(3))
    if self == .print {
      if !path.isEmpty, !isNeighbour || target == "index" { return address.forPages }
      return "#" + (fragment.isEmpty ? target : id(String(fragment), of: target))
    }
    if path.isEmpty { return "#" + fragment }
    guard isNeighbour else { return nil }
    return (target == "index" ? "nav" : target) + ".xhtml" + rest
  }
}
