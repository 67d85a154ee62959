import Foundation

/// How much a rule of a layout counts.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 1 to 1,000.
  public let rawValue: Float
  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// It must be so.
  public static let required = UILayoutPriority(1000)
  /// It should be so.
  public static let defaultHigh = UILayoutPriority(750)
  /// It may be so.
  public static let defaultLow = UILayoutPriority(250)
}

/// A rule of a layout, which is kept and has no effect.
open class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable { case horizontal, vertical }

  /// How far apart.
  open var constant: CGFloat
  /// Whether it counts.
  open var isActive = false
  /// How much it counts.
  open var priority = UILayoutPriority.required

  init(constant: CGFloat) { self.constant = constant }

  /// Makes rules count.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes rules not count.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// Something of a view that rules are about.
open class NSLayoutAnchor: NSObject {
  /// As far as another.
  open func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0) -> NSLayoutConstraint
  {
    NSLayoutConstraint(constant: constant)
  }
  /// At least as far as another.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  /// At most as far as another.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  /// So much of another.
  open func constraint(
    equalTo anchor: NSLayoutAnchor, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: constant) }
  /// So long.
  open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

extension UIView {
  /// The upper edge.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The lower edge.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edge where reading starts.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The left edge.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The right edge.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The height.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle of the width.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle of the height.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}
