/// How large a presentation is; without a screen it is kept and has no effect.
public protocol PresentationSizing: Sendable {}

/// A size of the framework.
public nonisolated struct NamedPresentationSizing: PresentationSizing, Hashable,
  CustomStringConvertible
{
  /// The size as it is written in code.
  public let description: String
}

extension PresentationSizing where Self == NamedPresentationSizing {
  /// As usual.
  public static var automatic: NamedPresentationSizing { .init(description: ".automatic") }
  /// As large as the content.
  public static var fitted: NamedPresentationSizing { .init(description: ".fitted") }
  /// For a form.
  public static var form: NamedPresentationSizing { .init(description: ".form") }
  /// For a page.
  public static var page: NamedPresentationSizing { .init(description: ".page") }
}

extension PresentationSizing {
  /// The size as it is written in code.
  nonisolated var name: String {
    (self as? NamedPresentationSizing)?.description ?? String(describing: Self.self)
  }

  /// The size, as large as the content in some directions.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    NamedPresentationSizing(
      description: "\(name).fitted(horizontal: \(horizontal), vertical: \(vertical))")
  }

  /// The size, never smaller than it was in some directions.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    NamedPresentationSizing(description: "\(name).sticky()")
  }
}
