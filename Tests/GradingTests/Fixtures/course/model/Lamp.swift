import SwiftUI

/// A lamp whose level always lies within 0…5.
public struct Lamp {
  public private(set) var level: Int

  public init(level: Int = 2) {
    self.level = min(max(level, 0), 5)
  }

  public mutating func brighten() {
    level = min(level + 1, 5)
  }
}

/// The lamp and what can be done with it.
public struct LampScreen: View {
  @State private var lamp = Lamp()

  public init() {}

  public var body: some View {
    VStack {
      Text("Level \(lamp.level)")
      LampControls(lamp: $lamp)
    }
  }
}

/// The buttons.
public struct LampControls: View {
  @Binding var lamp: Lamp

  public init(lamp: Binding<Lamp>) {
    _lamp = lamp
  }

  public var body: some View {
    Button("Brighter") { lamp.brighten() }
  }
}
