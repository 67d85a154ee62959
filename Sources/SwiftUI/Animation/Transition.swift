import Foundation

/// How a view comes and goes, as a type of its own.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view on its way.
  associatedtype Body: View
  /// The view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view on its way.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// Where on its way a view is.
public nonisolated enum TransitionPhase: Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view is where it belongs.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 where it belongs, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Stands for a view inside a transition.
public nonisolated struct PlaceholderContentView<Value>: View, PrimitiveView {
  /// The placeholder is primitive.
  public typealias Body = Never
}

/// A transition of the framework.
public struct NamedTransition: Transition {
  let name: String

  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == NamedTransition {
  /// By becoming visible.
  public static var opacity: NamedTransition { NamedTransition(name: "opacity") }
  /// By growing.
  public static var scale: NamedTransition { NamedTransition(name: "scale") }
  /// By moving in and out.
  public static var slide: NamedTransition { NamedTransition(name: "slide") }
  /// None.
  public static var identity: NamedTransition { NamedTransition(name: "identity") }
  /// By becoming sharp.
  public static var blurReplace: NamedTransition { NamedTransition(name: "blurReplace") }
  /// By growing from a size.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> NamedTransition {
    NamedTransition(name: "scale")
  }
  /// By moving from and to a side.
  public static func move(edge: Edge) -> NamedTransition { NamedTransition(name: "move") }
  /// By pushing away what was there.
  public static func push(from edge: Edge) -> NamedTransition { NamedTransition(name: "push") }
  /// By moving from and to a place.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> NamedTransition {
    NamedTransition(name: "offset")
  }
}
