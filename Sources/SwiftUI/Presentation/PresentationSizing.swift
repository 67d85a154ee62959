/// How large a presentation is.
public nonisolated struct PresentationSizing: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// As usual.
  public static let automatic = PresentationSizing(name: "automatic")

  /// As large as the content.
  public static let fitted = PresentationSizing(name: "fitted")

  /// For a form.
  public static let form = PresentationSizing(name: "form")

  /// For a page.
  public static let page = PresentationSizing(name: "page")

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
