import Combine
import SwiftUI
import SwiftUIHost
import Testing

/// What Apple's documentation says of identity, storage, time and animation.
@MainActor
struct IdentityFacts {
  private final class Counter { var bodies = 0 }

  @Test func `leaves a view alone that equals the one before`() throws {
    struct Parity: View, Equatable {
      let number: Int
      let counter: Counter
      nonisolated static func == (lhs: Parity, rhs: Parity) -> Bool {
        lhs.number % 2 == rhs.number % 2
      }
      var body: some View {
        counter.bodies += 1
        return Text(number % 2 == 0 ? "even" : "odd")
      }
    }
    struct Owner: View {
      let counter: Counter
      @State private var number = 0
      var body: some View {
        Parity(number: number, counter: counter).equatable()
        Button("By two") { number += 2 }
        Button("By one") { number += 1 }
      }
    }
    let counter = Counter()
    let screen = Screen { Owner(counter: counter) }
    try screen.tap("By two")
    #expect(counter.bodies == 1)
    try screen.tap("By one")
    #expect(counter.bodies == 2)
    #expect(try screen.contains("odd"))
  }

  @Test func `goes by equality alone where a view says so`() throws {
    struct Level: View, Equatable {
      let level: Int
      let remark: Int
      nonisolated static func == (lhs: Level, rhs: Level) -> Bool { lhs.level == rhs.level }
      var body: some View { Text("level \(level), remark \(remark)") }
    }
    struct Owner: View {
      @State private var level = 0
      @State private var remark = 0
      var body: some View {
        Level(level: level, remark: remark).equatable()
        Button("Remark") { remark += 1 }
        Button("Rise") { level += 1 }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Remark")
    #expect(try screen.contains("level 0, remark 0"))
    try screen.tap("Rise")
    #expect(try screen.contains("level 1, remark 1"))
  }

  @Test func `starts a view with a transition anew for another identity`() throws {
    struct Leaf: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Owner: View {
      @State private var round = 0
      var body: some View {
        Leaf().id(round).transition(.slide)
        Button("Again") { withAnimation { round += 1 } }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Count 0")
    try screen.tap("Again")
    #expect(try screen.button("Count 0").isEnabled)
  }

  @Test func `makes a state object once and lets it go with the view`() throws {
    final class Life {
      var made = 0
      var gone = 0
    }
    final class Model: ObservableObject {
      let life: Life
      @Published var count = 0
      init(_ life: Life) {
        self.life = life
        life.made += 1
      }
      deinit { life.gone += 1 }
    }
    struct Leaf: View {
      @StateObject private var model: Model
      init(life: Life) { _model = StateObject(wrappedValue: Model(life)) }
      var body: some View { Button("Count \(model.count)") { model.count += 1 } }
    }
    struct Owner: View {
      let life: Life
      @State private var number = 0
      @State private var isShown = true
      var body: some View {
        Button("Redraw \(number)") { number += 1 }
        Toggle("Shown", isOn: $isShown)
        if isShown { Leaf(life: life) }
      }
    }
    let life = Life()
    let screen = Screen { Owner(life: life) }
    try screen.tap("Count 0")
    try screen.tap("Redraw 0")
    #expect(try screen.button("Count 1").isEnabled)
    #expect(life.made == 1)
    try screen.toggle("Shown")
    #expect(life.gone == 1)
    try screen.toggle("Shown")
    #expect(try screen.button("Count 0").isEnabled)
    #expect(life.made == 2)
  }

  @Test func `completes an animation, and changes at once without one`() throws {
    struct Owner: View {
      @State private var isBig = false
      @State private var log = "nothing"
      var body: some View {
        Text(isBig ? "big" : "small")
        Text(log)
        Button("Grow") {
          withAnimation(.spring) {
            isBig = true
          } completion: {
            log = "grown"
          }
        }
        Button("Shrink") {
          var transaction = Transaction(animation: .default)
          transaction.disablesAnimations = true
          withTransaction(transaction) { isBig = false }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Grow")
    #expect(try screen.contains("big"))
    #expect(try screen.contains("grown"))
    try screen.tap("Shrink")
    #expect(try screen.contains("small"))
  }

  @Test func `goes through the dates of a timeline one after the other`() throws {
    struct Owner: View {
      let start: Date
      var body: some View {
        TimelineView(.explicit([start, start + 10, start + 20])) { context in
          Text("\(Int(context.date.timeIntervalSince(start)))")
        }
      }
    }
    let screen = Screen { Owner(start: Date(timeIntervalSinceReferenceDate: 0)) }
    #expect(try screen.contains("20"))
  }

  @Test func `keeps a value for the scene beyond the life of a view`() throws {
    struct Leaf: View {
      @SceneStorage("facts.scene.tab") private var tab = "home"
      var body: some View {
        Text("tab \(tab)")
        Button("Settings") { tab = "settings" }
        Button("Home") { tab = "home" }
      }
    }
    struct Owner: View {
      @State private var isShown = true
      var body: some View {
        Toggle("Shown", isOn: $isShown)
        if isShown { Leaf() }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Settings")
    try screen.toggle("Shown")
    try screen.toggle("Shown")
    #expect(try screen.contains("tab settings"))
    try screen.tap("Home")
    #expect(try screen.contains("tab home"))
  }

  @Test func `sees in the storage what other code writes there`() throws {
    struct Owner: View {
      @AppStorage("facts.outside.count") private var count = 1
      @State private var redraws = 0
      var body: some View {
        Text("count \(count)")
        Button("Redraw \(redraws)") { redraws += 1 }
      }
    }
    UserDefaults.standard.removeObject(forKey: "facts.outside.count")
    defer { UserDefaults.standard.removeObject(forKey: "facts.outside.count") }
    let screen = Screen { Owner() }
    #expect(try screen.contains("count 1"))
    UserDefaults.standard.set(5, forKey: "facts.outside.count")
    try screen.tap("Redraw 0")
    #expect(try screen.contains("count 5"))
  }
}
