import SwiftUI

struct Lamp {
  private(set) var level: Int

  init(level: Int = 2) {
    self.level = min(max(level, 0), 5)
  }

  mutating func brighten() {
    level = min(level + 1, 5)
  }

  mutating func darken() {
    level = max(level - 1, 0)
  }
}

struct LampControls: View {
  @Binding var lamp: Lamp

  var body: some View {
    Button("Brighter") { lamp.brighten() }
    Button("Darker") { lamp.darken() }
      .disabled(lamp.level == 0)
  }
}
