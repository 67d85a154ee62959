struct Lamp {
  private(set) var level: Int = 1

  mutating func brighten() {
    level = min(3, level + 1)
  }

  mutating func dim() {
    let lower = level - 1
    level = max(lower, 0)
  }
}
