/// What an element is: the name of the view, such as `Button`.
public struct ElementKind: RawRepresentable, Hashable, Codable, Sendable {
  /// The name of the view.
  public let rawValue: String

  /// Makes a kind of the name of a view.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A text.
  public static let text = ElementKind(rawValue: "Text")
  /// A button.
  public static let button = ElementKind(rawValue: "Button")
  /// A stepper.
  public static let stepper = ElementKind(rawValue: "Stepper")
}

extension ElementKind: CustomStringConvertible {
  /// The name in the words of a message.
  public var description: String { rawValue.lowercased() }
}
