import Foundation

/// A form that can be made smaller from all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller form.
  associatedtype InsetShape: InsettableShape

  /// The form, made smaller from all sides.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}
