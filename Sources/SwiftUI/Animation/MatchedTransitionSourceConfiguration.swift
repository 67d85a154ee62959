import Foundation

/// How a view looks from which a transition starts.
public protocol MatchedTransitionSourceConfiguration {}

/// As it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Cut off by a rounded rectangle.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }
  /// With a background.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// With a shadow.
  public func shadow(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
