import Foundation

/// The form of a button.
public nonisolated struct ButtonBorderShape: Hashable, Sendable, CustomStringConvertible {
  private let name: String

  /// As usual.
  public static let automatic = ButtonBorderShape(name: "automatic")

  /// With round ends.
  public static let capsule = ButtonBorderShape(name: "capsule")

  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")

  /// A circle.
  public static let circle = ButtonBorderShape(name: "circle")

  /// With corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }

  /// The value as it is written in code.
  public var description: String { ".\(name)" }
}
