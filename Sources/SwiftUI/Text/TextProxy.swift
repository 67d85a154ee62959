import Foundation

/// Stands for a text that is drawn.
public nonisolated struct TextProxy {
  /// The size of the text for an offer: none, without fonts.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
