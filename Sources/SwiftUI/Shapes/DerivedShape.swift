import Foundation

/// A form made of another.
nonisolated struct DerivedShape<Base: Shape>: Shape, CustomStringConvertible {
  typealias Body = _ShapeView<DerivedShape<Base>, ForegroundStyle>

  let base: Base
  /// How it was made, in words.
  let description: String
  let change: @Sendable (Path, CGRect) -> Path

  init(_ base: Base, _ effect: String, change: @escaping @Sendable (Path, CGRect) -> Path) {
    self.base = base
    description = "\(base.shapeName)\(effect)"
    self.change = change
  }

  func path(in rect: CGRect) -> Path { change(base.path(in: rect), rect) }
}

extension Shape {
  /// A part of the outline, from 0 for its start to 1 for its end.
  public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1)
    -> some Shape
  {
    DerivedShape(
      self,
      ".trim(from: \(ArgumentText.number(startFraction)), to: \(ArgumentText.number(endFraction)))"
    ) { path, _ in path.trimmedPath(from: startFraction, to: endFraction) }
  }

  /// The form, turned.
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    DerivedShape(self, ".rotation(\(angle))") { path, rect in
      let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
      return path.applying(
        CGAffineTransform(translationX: x, y: y).rotated(by: angle.radians)
          .translatedBy(x: -x, y: -y))
    }
  }

  /// The form, made larger or smaller.
  public nonisolated func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some Shape {
    DerivedShape(self, ".scale(x: \(ArgumentText.number(x)), y: \(ArgumentText.number(y)))") {
      path, rect in
      let (ax, ay) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
      return path.applying(
        CGAffineTransform(translationX: ax, y: ay).scaledBy(x: x, y: y)
          .translatedBy(x: -ax, y: -ay))
    }
  }

  /// The form, made larger or smaller.
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    self.scale(x: scale, y: scale, anchor: anchor)
  }

  /// The form, moved.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some Shape {
    DerivedShape(self, ".offset(x: \(ArgumentText.number(x)), y: \(ArgumentText.number(y)))") {
      path, _ in path.offsetBy(dx: x, dy: y)
    }
  }

  /// The form, moved.
  public nonisolated func offset(_ offset: CGSize) -> some Shape {
    self.offset(x: offset.width, y: offset.height)
  }

  /// The form, transformed.
  public nonisolated func transform(_ transform: CGAffineTransform) -> some Shape {
    DerivedShape(self, ".transform()") { path, _ in path.applying(transform) }
  }

  /// The form in a fixed size.
  public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
    DerivedShape(
      self, ".size(width: \(ArgumentText.number(width)), height: \(ArgumentText.number(height)))"
    ) { path, _ in path }
  }

  /// The line around the form, as a form.
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The line around the form, as a form.
  public nonisolated func stroke(style: StrokeStyle) -> some Shape {
    DerivedShape(self, ".stroke(lineWidth: \(ArgumentText.number(style.lineWidth)))") { path, _ in
      path.strokedPath(style)
    }
  }
}
