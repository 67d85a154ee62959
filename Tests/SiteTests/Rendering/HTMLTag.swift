/// A start tag or an end tag.
struct HTMLTag {
  private(set) var name: String
  private(set) var isClosing = false
  private var attributes: [String] = []

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "br", "col", "dd", "details", "div", "dl",
    "dt", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html",
    "iframe", "li", "nav", "ol", "option", "p", "pre", "section", "summary", "table", "tbody", "td",
    "tfoot", "th", "thead", "tr", "ul",
  ]

  /// Takes the tag off the front of the text; nil where there is none.
  init?(_ text: inout Substring) {
    let pattern =
      /<(\/?)([A-Za-z][A-Za-z0-9-]*)((?:\s+[A-Za-z_:][\w:.-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*)\s*\/?>/
    guard let match = text.prefixMatch(of: pattern) else { return nil }
    isClosing = !match.1.isEmpty
    name = match.2.lowercased()
    let attribute = /([A-Za-z_:][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/
    for found in match.3.matches(of: attribute) {
      let value = found.2 ?? found.3 ?? found.4 ?? ""
      attributes.append("\(found.1.lowercased())=\"\(String(value).decodingBasicEntities)\"")
    }
    text = text[match.range.upperBound...]
  }

  var isBlock: Bool { Self.blocks.contains(name) }

  var canonical: String {
    "<\(isClosing ? "/" : "")\(([name] + attributes.sorted()).joined(separator: " "))>"
  }
}
