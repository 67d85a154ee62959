import Foundation

/// A column or a row of a grid.
public nonisolated struct GridItem: Sendable {
  /// How large it is.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How large it is.
  public var size: Size
  /// The room after it.
  public var spacing: CGFloat?
  /// Where its cells are aligned.
  public var alignment: Alignment?

  /// Makes a column or a row.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
