import Foundation

/// Where scrolled content comes to rest.
public protocol ScrollTargetBehavior {
  /// What is known when it is worked out.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// How the scrolled view is asked to be.
  typealias Properties = ScrollTargetBehaviorProperties
  /// What is known when that is worked out.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext

  /// Changes where content comes to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// How the scrolled view is asked to be; as usual by default.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// As usual.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// Where scrolled content would come to rest.
public nonisolated struct ScrollTarget: Hashable {
  /// The part of the content that is seen then.
  public var rect: CGRect
  /// Where in it content is aligned.
  public var anchor: UnitPoint?
}

/// What is known when it is worked out where content comes to rest.
public nonisolated struct ScrollTargetBehaviorContext {
  /// Where content would have come to rest.
  public let originalTarget: ScrollTarget
  /// How fast content is scrolled.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of what contains it.
  public let containerSize: CGSize
  /// The directions in which content is scrolled.
  public let axes: Axis.Set
}

/// It comes to rest at views.
public nonisolated struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views are passed at a time.
  public struct LimitBehavior: Sendable {
    /// As usual.
    public static let automatic = LimitBehavior()
    /// Few.
    public static let always = LimitBehavior()
    /// One.
    public static let alwaysByOne = LimitBehavior()
    /// As many as it takes.
    public static let never = LimitBehavior()
  }

  /// Makes it.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Leaves everything as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// It comes to rest at pages.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes it.
  public init() {}

  /// Leaves everything as it is.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// It comes to rest at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }

  /// It comes to rest at views, passing so many at a time.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// It comes to rest at pages.
  public static var paging: PagingScrollTargetBehavior { .init() }
}
