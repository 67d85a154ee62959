import Foundation

extension ShapeStyle where Self == AnyShapeStyle {
  private static func gradient(_ kind: String, _ gradient: AnyGradient) -> AnyShapeStyle {
    AnyShapeStyle(name: "\(kind)(\(gradient))")
  }

  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> AnyShapeStyle { self.gradient("LinearGradient", gradient) }

  /// A gradient outwards.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> AnyShapeStyle { self.gradient("RadialGradient", gradient) }

  /// A gradient outwards, as wide and high as the view.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> AnyShapeStyle { self.gradient("EllipticalGradient", gradient) }

  /// A gradient around a point.
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> AnyShapeStyle { self.gradient("AngularGradient", gradient) }

  /// A gradient around a point, all the way.
  public static func conicGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
  ) -> AnyShapeStyle { self.gradient("AngularGradient", gradient) }

  /// The foreground with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(name: "ForegroundStyle().shadow(\(style.name))")
  }
}
