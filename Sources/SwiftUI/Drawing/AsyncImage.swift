import Foundation

/// An image from the net; nothing is loaded here, so it stays at its placeholder.
public nonisolated struct AsyncImage<Content: View>: View, PrimitiveView {
  /// An image from the net is primitive.
  public typealias Body = Never

  private let url: URL?
  private let content: (AsyncImagePhase) -> Content

  /// Shows an image from the net.
  public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.url = url
    content = { _ in Image(source: "placeholder", label: nil) }
  }

  /// Shows an image from the net, and something else until it is there.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.content = { phase in
      if let image = phase.image {
        .init(.trueContent(content(image)))
      } else {
        .init(.falseContent(placeholder()))
      }
    }
  }

  /// Shows what a closure makes of how far the image has come.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  func update(_ node: Node) { node.updateChild(0, content(.empty)) }

  func elements(_ node: Node) -> [Element] {
    node.container(.asyncImage, url.map { "url: \($0.absoluteString)" })
  }
}
