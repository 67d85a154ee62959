/// Which gestures count.
public nonisolated struct GestureMask: OptionSet, Sendable {
  /// The choices as bits.
  public let rawValue: UInt32
  /// Makes choices of their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those that are inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}
