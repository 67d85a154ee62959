/// Words on the screen.
public nonisolated struct Text: View, PrimitiveView, Equatable {
  /// Text is primitive.
  public typealias Body = Never

  let content: TextContent
  /// The modifiers that were put on the text as text.
  var effects: [Effect] = []

  init(content: TextContent) { self.content = content }

  /// Shows a string as it is, without looking for a translation.
  public init(verbatim content: String) { self.content = .verbatim(content) }

  /// Shows a string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { self.content = .verbatim(String(content)) }

  // no twin: a string has no table.
  /// Shows a localised string.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = .localized(key)
  }

  /// Puts one text after another.
  public static func + (lhs: Text, rhs: Text) -> Text {
    Text(content: .joined([lhs, rhs]))
  }

  static var isLeaf: Bool { true }
  static var readsValues: Bool { true }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.text, node)
    element.label = content.resolve(in: node.environment)
    element.effects = effects
    if content.isTicking { Ticking.look(at: node) }
    return [element]
  }

  /// The same text with one more modifier.
  func adding(_ name: String, _ arguments: String?...) -> Text {
    var copy = self
    copy.effects.append(Effect(name, arguments.compactMap { $0 }))
    return copy
  }
}

extension Text: Sendable {}
