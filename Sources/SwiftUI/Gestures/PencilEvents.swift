import Foundation

/// How a pencil is held over the screen.
public nonisolated struct PencilHoverPose: Equatable, Sendable {
  /// The point below the tip.
  public let location: CGPoint
  /// The point below the tip, in a unit square.
  public let anchor: UnitPoint
  /// How far away the tip is, from 0 to 1.
  public let zDistance: CGFloat
  /// How much the pencil stands up.
  public let altitude: Angle
  /// Where the pencil points to.
  public let azimuth: Angle
  /// How far the pencil is turned about itself.
  public let roll: Angle
}

/// What a person wants two taps or a squeeze of the pencil to do.
public nonisolated struct PencilPreferredAction: Hashable, Sendable {
  private let name: String
  /// Nothing.
  public static let ignore = PencilPreferredAction(name: "ignore")
  /// Take the eraser, or put it back.
  public static let switchEraser = PencilPreferredAction(name: "switchEraser")
  /// Take the tool from before.
  public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
  /// Show the colours.
  public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
  /// Show what can be done with ink.
  public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
  /// Show what can be done here.
  public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
  /// Run a shortcut of the system.
  public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

/// Two taps on a pencil.
public nonisolated struct PencilDoubleTapGestureValue: Hashable, Sendable {
  /// How the pencil was held; nil where it was far away.
  public let hoverPose: PencilHoverPose?

  /// Whether both are the same.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.hoverPose == rhs.hoverPose }
  /// Mixes it into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(hoverPose == nil) }
}

/// A squeeze of a pencil.
public nonisolated struct PencilSqueezeGestureValue: Hashable, Sendable {
  /// How the pencil was held; nil where it was far away.
  public let hoverPose: PencilHoverPose?

  /// Whether both are the same.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.hoverPose == rhs.hoverPose }
  /// Mixes it into a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(hoverPose == nil) }
}

/// How far a squeeze of a pencil has come.
public nonisolated enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}

extension View {
  /// Does something when a person taps a pencil twice; there is none here.
  public nonisolated func onPencilDoubleTap(
    perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void
  ) -> some View {
    recorded("onPencilDoubleTap")
  }

  /// Does something when a person squeezes a pencil; there is none here.
  public nonisolated func onPencilSqueeze(
    perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void
  ) -> some View {
    recorded("onPencilSqueeze")
  }
}

extension EnvironmentValues {
  private struct DoubleTapAction: EnvironmentKey {
    static var defaultValue: PencilPreferredAction { .switchEraser }
  }
  private struct SqueezeAction: EnvironmentKey {
    static var defaultValue: PencilPreferredAction { .showContextualPalette }
  }

  /// What a person wants two taps on the pencil to do.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { self[DoubleTapAction.self] }
  /// What a person wants a squeeze of the pencil to do.
  public var preferredPencilSqueezeAction: PencilPreferredAction { self[SqueezeAction.self] }
}
