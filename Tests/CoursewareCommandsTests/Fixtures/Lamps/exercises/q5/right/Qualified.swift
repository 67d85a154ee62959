struct Lamp {
  private(set) var level: Int = 1

  mutating func brighten() {
    level = min(3, level + 1)
  }

  mutating func dim() {
    level = Swift.max(0, level + -1)
  }
}
