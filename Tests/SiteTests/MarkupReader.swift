/// Reads back what a page holds, for tests: its tags, simply and without repair.
struct MarkupReader {
  struct Tag: Equatable {
    var name: String
    var attributes: [String: String]
  }

  let tags: [Tag]

  init(_ html: String) {
    tags = html.matches(of: #/<([a-z][a-z0-9]*)((?:\s+[^\s=>]+="[^"]*")*)\s*>/#).map { match in
      var attributes: [String: String] = [:]
      for part in match.2.matches(of: #/([^\s=]+)="([^"]*)"/#) {
        attributes[String(part.1)] = String(part.2).replacing("&amp;", with: "&")
      }
      return Tag(name: String(match.1), attributes: attributes)
    }
  }

  func tags(_ name: String) -> [Tag] { tags.filter { $0.name == name } }

  var ids: [String] { tags.compactMap { $0.attributes["id"] } }
}
