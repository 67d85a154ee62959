import Foundation
import SwiftUI
import SwiftUIHost
import Testing

struct KeyframeTests {
  private struct Motion {
    var scale = 1.0
    var angle = Angle.zero
  }

  @Test func `tells the value at any time`() {
    let timeline = KeyframeTimeline(initialValue: Motion()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(3, duration: 2)
        MoveKeyframe(10)
        CubicKeyframe(20, duration: 2)
      }
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 1) }
    }
    #expect(timeline.duration == 4)
    #expect(timeline.value(time: 0).scale == 1)
    #expect(abs(timeline.value(time: 1).scale - 2) < 1e-9)
    #expect(timeline.value(progress: 0.25).angle == .degrees(90))
    #expect(timeline.value(time: 3).scale == 15)
    #expect(timeline.value(time: 9).scale == 20)
    var motion = Motion()
    timeline.update(&motion, time: 0.5)
    #expect(abs(motion.scale - 1.5) < 1e-9 && abs(motion.angle.degrees - 45) < 1e-9)
  }

  @Test func `takes keyframes of the whole value one after another`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      for step in 1...2 { LinearKeyframe(10 + Double(step), duration: 1) }
      if ProcessInfo.processInfo.processorCount > 0 {
        LinearKeyframe(0, duration: 4)
      } else {
        MoveKeyframe(0)
      }
    }
    #expect(timeline.duration == 7)
    for (time, value) in [(0.5, 5.0), (2, 11), (5, 6), (7, 0)] {
      #expect(abs(timeline.value(time: time) - value) < 1e-9)
    }
  }

  @Test func `takes literals and lengths for keyframes of numbers`() {
    let height: CGFloat = 8
    let timeline = KeyframeTimeline(initialValue: CGFloat(0)) {
      LinearKeyframe(height, duration: 0.5)
      CubicKeyframe(4, duration: 0.5)
    }
    #expect(timeline.duration == 1 && timeline.value(time: 0.5) == 8)
  }

  @Test func `comes to rest at the end of a spring`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(8, spring: .bouncy) }
    #expect(timeline.value(progress: 1) == 8)
    #expect(abs(timeline.value(progress: 0.99) - 8) < 0.2)
  }

  @Animatable
  fileprivate struct Wave: Shape {
    var height: Double
    @AnimatableIgnored var isUp: Bool
    func path(in rect: CGRect) -> Path { Path(rect) }
  }

  @Animatable
  fileprivate struct Counter: View {
    var value: Double
    var body: some View { Text("\(value, specifier: "%.1f")") }
  }

  @MainActor @Test func `makes types animatable`() throws {
    #expect((Wave(height: 1, isUp: true) as Any) is any Animatable)
    #expect((Counter(value: 1) as Any) is any Animatable)
    #expect(try Screen { Counter(value: 2) }.texts == ["2.0"])
  }

  @MainActor @Test func `gives an editor text with attributes`() throws {
    struct Note: View {
      @State private var text = AttributedString("old")
      var body: some View {
        TextEditor(text: $text)
        Text("\(text.characters.count) letters")
      }
    }
    let screen = Screen { Note() }
    try screen.type("longer", into: .kind(.textEditor))
    #expect(try screen.contains("6 letters"))
  }

  @MainActor @Test func `takes views apart as before`() throws {
    struct Divided: _VariadicView_UnaryViewRoot {
      @ViewBuilder func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
          child
          if child.id != children.last?.id { Text("-\(child[Weight.self])") }
        }
      }
    }
    struct Weight: _ViewTraitKey { static let defaultValue = 0 }
    let screen = Screen {
      _VariadicView.Tree(Divided()) {
        Text("A")._trait(Weight.self, 3)
        Text("B")
        Text("C")
      }
    }
    #expect(try screen.texts == ["A", "-3", "B", "-0", "C"])
  }
}
