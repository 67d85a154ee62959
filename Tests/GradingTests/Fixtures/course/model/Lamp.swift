import SwiftUI

/// A lamp whose level always lies within 0…5.
struct Lamp {
  private(set) var level: Int

  init(level: Int = 2) {
    self.level = min(max(level, 0), 5)
  }

  mutating func brighten() {
    level = min(level + 1, 5)
  }
}

/// The lamp and what can be done with it.
struct LampScreen: View {
  @State private var lamp = Lamp()

  init() {}

  var body: some View {
    VStack {
      Text("Level \(lamp.level)")
      LampControls(lamp: $lamp)
    }
  }
}

/// The buttons.
struct LampControls: View {
  @Binding var lamp: Lamp

  init(lamp: Binding<Lamp>) {
    _lamp = lamp
  }

  var body: some View {
    Button("Brighter") { lamp.brighten() }
  }
}
