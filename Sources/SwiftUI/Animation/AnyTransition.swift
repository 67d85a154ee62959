import Foundation

/// How a view comes and goes; without a screen it is kept and has no effect.
public nonisolated struct AnyTransition: Sendable, CustomStringConvertible {
  /// The transition as it is written in code.
  public let description: String

  init(_ description: String) { self.description = description }

  /// Makes a transition of one whose type is known.
  public init<T: Transition>(_ transition: T) { description = String(describing: T.self) }

  /// None.
  public static let identity = AnyTransition(".identity")
  /// By becoming visible.
  public static let opacity = AnyTransition(".opacity")
  /// By growing.
  public static var scale: AnyTransition { AnyTransition(".scale") }
  /// By moving in from the leading and out to the trailing side.
  public static var slide: AnyTransition { AnyTransition(".slide") }

  /// By becoming blurred and sharp.
  public static var blurReplace: AnyTransition { AnyTransition(".blurReplace") }

  /// By becoming blurred and sharp.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration)
    -> AnyTransition
  { .blurReplace }

  /// By growing from a size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(".scale(scale: \(ArgumentText.number(scale)))")
  }

  /// By moving from and to a side.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(".move(edge: .\(edge))") }

  /// By moving from and to a place.
  public static func offset(_ offset: CGSize) -> AnyTransition {
    self.offset(x: offset.width, y: offset.height)
  }

  /// By moving from and to a place.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(".offset(x: \(ArgumentText.number(x)), y: \(ArgumentText.number(y)))")
  }

  /// By pushing away what was there.
  public static func push(from edge: Edge) -> AnyTransition {
    AnyTransition(".push(from: .\(edge))")
  }

  /// One way to come and another to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(".asymmetric(insertion: \(insertion), removal: \(removal))")
  }

  /// By changing from one modifier to another.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(".modifier(\(E.self))")
  }

  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition("\(description).combined(with: \(other))")
  }

  /// The same with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition("\(description).animation(\(animation?.description ?? "nil"))")
  }
}
