/// An element of an XML document; escaped only when it is written.
struct XMLTree: Equatable {
  var name: String
  var attributes: KeyValuePairs<String, String>
  var children: [XMLTree]
  var content: String

  init(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ children: [XMLTree] = [],
    text: String = ""
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    content = text
  }

  /// The element as a whole document.
  var document: String { "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + text() }

  /// The element with its children on lines of their own.
  func text(indent: String = "") -> String {
    let pairs = attributes.map { " \($0.key)=\"\(Self.escaped($0.value, isAttribute: true))\"" }
    let head = "\(indent)<\(name)\(pairs.joined())"
    if children.isEmpty, content.isEmpty { return head + "/>" }
    if children.isEmpty { return "\(head)>\(Self.escaped(content, isAttribute: false))</\(name)>" }
    let inner = children.map { $0.text(indent: indent + "  ") }.joined(separator: "\n")
    return "\(head)>\n\(inner)\n\(indent)</\(name)>"
  }

  static func == (a: XMLTree, b: XMLTree) -> Bool { a.text() == b.text() }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"" where isAttribute: "&quot;"
      case "\n", "\t": isAttribute ? "&#\(scalar.value);" : String(scalar)
      case "\r": "&#13;"
      // XML 1.0 has no way to write these.
      case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: String(scalar)
      }
    }.joined()
  }
}
