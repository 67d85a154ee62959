/// A piece of an HTML document: a value without any escaping, which only ``Node/serialized(_:)`` adds.
package struct Node: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case text(String)
    case element(name: String, attributes: Attributes, children: [Node])
    case void(name: String, attributes: Attributes)
    case raw([UInt8])
  }

  let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
  }

  /// Characters, whatever they are.
  package static func text(_ text: String) -> Node {
    Node(.text(text))
  }

  /// An element with a start tag and an end tag.
  package static func element(
    _ name: String, _ attributes: Attributes = [:], _ children: [Node] = []
  ) -> Node {
    assert(isName(name), "'\(name)' is no element name")
    return Node(.element(name: name, attributes: attributes, children: children))
  }

  /// An element that has no content and no end tag, such as `br`.
  package static func void(_ name: String, _ attributes: Attributes = [:]) -> Node {
    assert(isName(name), "'\(name)' is no element name")
    return Node(.void(name: name, attributes: attributes))
  }

  /// Markup that is passed through as it stands: the caller answers for it.
  package static func raw(_ markup: String) -> Node {
    Node(.raw(Array(markup.utf8)))
  }

  /// Markup, as UTF-8, that is passed through as it stands: the caller answers for it.
  package static func raw(_ markup: [UInt8]) -> Node {
    Node(.raw(markup))
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"):
          true
        default: false
        }
      }
  }
}

extension Node: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self = .text(value)
  }
}
