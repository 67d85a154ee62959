/// A lamp with levels from 0 to 3.
public struct Lamp {
  public private(set) var level: Int

  public init(level: Int = 1) {
    self.level = level
  }

  public mutating func brighten() {
    level = min(3, level + 1)
  }
}
