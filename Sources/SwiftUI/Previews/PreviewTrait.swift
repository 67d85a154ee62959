import Foundation

/// How a preview is shown.
public struct PreviewTrait<T>: Sendable {
  /// The trait as it is written in code.
  package let description: String
  private let change: Unchecked<(@MainActor (AnyView) -> AnyView)?>

  init(_ description: String, change: (@MainActor (AnyView) -> AnyView)? = nil) {
    self.description = description
    self.change = Unchecked(change)
  }

  /// A view with the trait.
  @MainActor package func apply(to view: AnyView) -> AnyView { change.value?(view) ?? view }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As the platform shows a view by itself.
  public static var defaultLayout: PreviewTrait { PreviewTrait("defaultLayout") }
  /// As large as the view wants to be; without a screen it has no effect.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait("sizeThatFitsLayout") }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait("portrait") }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait("portraitUpsideDown") }
  /// On the left side, with little room along the height.
  public static var landscapeLeft: PreviewTrait { lying("landscapeLeft") }
  /// On the right side, with little room along the height.
  public static var landscapeRight: PreviewTrait { lying("landscapeRight") }

  private static func lying(_ description: String) -> PreviewTrait {
    PreviewTrait(description) { AnyView($0.environment(\.verticalSizeClass, .compact)) }
  }

  /// In a space of a size in points; without a screen it has no effect.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait("fixedLayout(width: \(width), height: \(height))")
  }
}
