struct Lamp {
  private(set) var level: Int = 1

  mutating func brighten() {
    level = min(3, level + 1)
  }

  // Write dim() here.
}
