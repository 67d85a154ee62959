import SwiftUI
import SwiftUIHost
import Testing

/// How symbols move: what each move is called, and where it can be used.
@MainActor
struct SymbolEffectTests {
  @Test(arguments: [
    ("\(BounceSymbolEffect.bounce.up.byLayer)", ".bounce.up.byLayer"),
    (
      "\(VariableColorSymbolEffect.variableColor.iterative.reversing)",
      ".variableColor.iterative.reversing"
    ),
    ("\(DrawOnSymbolEffect.drawOn.individually)", ".drawOn.individually"),
    ("\(WiggleSymbolEffect.wiggle.clockwise)", ".wiggle.clockwise"),
  ])
  func `is called what it is written as`(effect: String, name: String) {
    #expect(effect == name)
  }

  @Test func `keeps the moves of a symbol`() throws {
    let screen = Screen {
      VStack {
        Image(systemName: "bell").symbolEffect(.bounce.down, value: 1)
        Image(systemName: "wifi").symbolEffect(.breathe.plain, isActive: true)
        Image(systemName: "play").contentTransition(.symbolEffect(.replace.downUp))
        Image(systemName: "star").transition(.symbolEffect(.drawOn))
        Image(systemName: "sun.max").symbolEffect(.rotate, options: .repeat(.continuous).speed(2))
      }
    }
    let dump = try screen.dump
    #expect(dump.contains(".bounce.down") && dump.contains(".breathe.plain"))
  }
}
