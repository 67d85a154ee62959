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

  /// What is known of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// Something moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// The transition together with another.
  public nonisolated func combined(with other: some Transition) -> some Transition {
    NamedTransition(name: "combined")
  }

  /// The transition with an animation.
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    NamedTransition(name: "animation")
  }
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

/// Becomes blurred and sharp.
public struct BlurReplaceTransition: Transition {
  /// Which way the views move.
  public struct Configuration: Equatable, Sendable {
    private let name: String
    /// The old one down, the new one up.
    public static let downUp = Configuration(name: "downUp")
    /// Both up.
    public static let upUp = Configuration(name: "upUp")
  }

  /// Makes the transition.
  public nonisolated init(configuration: Configuration) {}

  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// By becoming blurred and sharp.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration)
    -> BlurReplaceTransition
  { BlurReplaceTransition(configuration: configuration) }
}

/// Moves a symbol as it comes and goes.
public struct SymbolEffectTransition: Transition {
  /// Makes the transition.
  public nonisolated init(
    effect: some SymbolEffect & TransitionSymbolEffect, options: SymbolEffectOptions = .default
  ) {}

  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == SymbolEffectTransition {
  /// As symbols usually come and go.
  public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic)
  }

  /// As a symbol comes and goes.
  public static func symbolEffect(
    _ effect: some SymbolEffect & TransitionSymbolEffect, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
