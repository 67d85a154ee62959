/// The name of a message.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Makes a message of its name.
  public init(_ name: String) { description = name }
  /// Makes a message of its name.
  public init(stringLiteral value: String) { description = value }
}

/// Makes the message of a method; Apple's `#selector` becomes this before a file is compiled here.
@freestanding(expression)
public macro Selector<Method>(_ method: Method) -> Selector =
  #externalMacro(module: "SwiftUIMacros", type: "SelectorMacro")
