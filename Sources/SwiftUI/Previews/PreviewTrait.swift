import Foundation

/// How a preview is shown; without a screen it is kept and has no effect.
public struct PreviewTrait<T>: Sendable {
  /// The trait as it is written in code.
  package let description: String
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As the platform shows a view by itself.
  public static var defaultLayout: PreviewTrait { PreviewTrait(description: "defaultLayout") }
  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait {
    PreviewTrait(description: "sizeThatFitsLayout")
  }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait(description: "portrait") }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait {
    PreviewTrait(description: "portraitUpsideDown")
  }
  /// On the left side.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(description: "landscapeLeft") }
  /// On the right side.
  public static var landscapeRight: PreviewTrait { PreviewTrait(description: "landscapeRight") }

  /// In a space of a size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(description: "fixedLayout(width: \(width), height: \(height))")
  }
}
