import SwiftUI

func level(darkening level: Int, times: Int) -> Int {
  var lamp = Lamp(level: level)
  for _ in 0..<times { lamp.darken() }
  return lamp.level
}

@MainActor func screen() -> some View {
  LampScreen()
}
