/// A lamp with levels from 0 to 3.
public struct Lamp {
  /// How bright it is.
  public private(set) var level: Int

  /// A lamp at a level.
  public init(level: Int = 1) {
    self.level = level
  }

  /// Goes up by one level, where there is one.
  public mutating func brighten() {
    level = min(3, level + 1)
  }
}
