import Combine
import Foundation

/// Makes an image of a view; without a screen it has nothing on it.
@MainActor @preconcurrency
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content { willSet { objectWillChange.send() } }
  /// The size that the view is offered.
  public var proposedSize = ProposedViewSize.unspecified { willSet { objectWillChange.send() } }
  /// How many points of the image a point of the view takes.
  public var scale: CGFloat = 1 { willSet { objectWillChange.send() } }
  /// Whether nothing shows through.
  public var isOpaque = false { willSet { objectWillChange.send() } }
  /// How colours are meant.
  public var colorMode = ColorRenderingMode.nonLinear { willSet { objectWillChange.send() } }

  /// Makes a renderer of a view.
  public init(content view: Content) { content = view }

  /// The image, with nothing on it.
  public var uiImage: UIImage? { UIImage() }

  /// The image, with nothing on it.
  public var cgImage: CGImage? { CGImage() }

  /// Lets the view be drawn on what a closure makes; nothing of what is drawn is kept.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    renderer(proposedSize.replacingUnspecifiedDimensions(), { _ in })
  }
}
