/// Which element is meant.
///
/// Every condition that is given must hold. A string literal means the element with that label or those words.
public struct ElementQuery: Hashable, Codable, Sendable {
  /// What the element is.
  public var kind: ElementKind?
  /// What the element is called: its label, or the words it shows.
  public var label: String?
  /// A part of what the element is called.
  public var part: String?
  /// Its accessibility identifier.
  public var identifier: String?
  /// Which one of several that fit, from 0.
  public var index: Int?

  /// Makes a query of its conditions.
  public init(
    kind: ElementKind? = nil, label: String? = nil, part: String? = nil, identifier: String? = nil,
    index: Int? = nil
  ) {
    self.kind = kind
    self.label = label
    self.part = part
    self.identifier = identifier
    self.index = index
  }

  /// The element with an accessibility identifier.
  public static func identifier(_ identifier: String) -> ElementQuery {
    ElementQuery(identifier: identifier)
  }

  /// The element of a kind, by what it is called.
  public static func kind(_ kind: ElementKind, _ label: String? = nil) -> ElementQuery {
    ElementQuery(kind: kind, label: label)
  }

  /// The element with some words in its label.
  public static func containing(_ part: String) -> ElementQuery { ElementQuery(part: part) }

  /// The same query for one of several elements that fit, from 0.
  public func at(_ index: Int) -> ElementQuery {
    var copy = self
    copy.index = index
    return copy
  }
}

extension ElementQuery: ExpressibleByStringInterpolation {
  /// Means the element that is called so.
  public init(stringLiteral value: String) { self.init(label: value) }
}

extension ElementQuery: CustomStringConvertible {
  /// The query in the words of a message, such as `button "Feed"`.
  public var description: String {
    var words = [kind?.description ?? "element"]
    if let label { words.append("\"\(label)\"") }
    if let part { words.append("containing \"\(part)\"") }
    if let identifier { words.append("with the identifier \"\(identifier)\"") }
    if let index { words.append("number \(index)") }
    return words.joined(separator: " ")
  }
}
