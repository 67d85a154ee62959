import Foundation

extension Path {
  /// The outline, transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    Path(steps: steps.map { $0.mapPoints { $0.applying(transform) } })
  }

  /// The outline, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// A part of the outline, counted by its steps.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (start, end) = (max(0, min(1, from)), max(0, min(1, to)))
    guard start < end, !steps.isEmpty else { return Path() }
    let count = CGFloat(steps.count)
    let kept = steps[
      Int(start * count)..<max(Int(start * count) + 1, Int((end * count).rounded(.up)))]
    guard let first = kept.first?.end else { return Path(steps: Array(kept)) }
    return Path(steps: [.move(to: first)] + kept.dropFirst())
  }

  /// The outline of the line along the outline; without a screen, the outline itself.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  /// The outline, with what it crosses taken as one; without a screen, the outline itself.
  public func normalized(eoFill: Bool = true) -> Path { self }
}

extension Path: Shape {
  /// By itself, the form is filled with the foreground.
  public typealias Body = _ShapeView<Path, ForegroundStyle>

  /// The outline itself.
  public func path(in rect: CGRect) -> Path { self }
}

extension Path: LosslessStringConvertible {
  /// Reads an outline from its words.
  public init?(_ string: String) {
    guard let steps = PathText.parse(string) else { return nil }
    self.init(steps: steps)
  }

  /// The steps in words: numbers, then what is done with them.
  public var description: String { PathText.text(of: steps) }
}
