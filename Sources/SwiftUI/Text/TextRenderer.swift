import Foundation

/// Draws text; without fonts it is kept and has no effect.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size of a text for an offer.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The room for drawing around the text.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// As large as the text.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// None.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

extension Text {
  /// Gives the text something for the one who draws it.
  public nonisolated func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

extension View {
  /// Draws text in another way.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    recorded("textRenderer", String(describing: T.self))
  }
}
