/// A type that describes part of an interface.
@MainActor @preconcurrency
public protocol View {
  /// The type of view that `body` describes.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A view without a body of its own; only such a view gets by without one.
public protocol _BodylessView: View where Body == Never {}

extension _BodylessView {
  /// A primitive view has no body; reading it is a mistake.
  public var body: Never { fatalError("\(type(of: self)) has no body.") }
}
