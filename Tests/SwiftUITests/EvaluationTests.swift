import SwiftUI
import SwiftUIHost
import Testing

/// When bodies run.
@MainActor
struct EvaluationTests {
  @Test func `updates once for several writes in one action`() throws {
    final class Log { var values: [Int] = [] }
    struct Owner: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        let _ = log.values.append(value)
        Button("Go") {
          value = 1
          value = 2
        }
        Button("Animate") {
          withAnimation {
            value = 3
            value = 4
          }
        }
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    try screen.tap("Go")
    try screen.tap("Animate")
    #expect(log.values == [0, 2, 4])
  }

  @Test func `updates once for each transaction of an action`() throws {
    final class Log { var lines: [String] = [] }
    struct Owner: View {
      let log: Log
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        let _ = log.lines.append("body \(a) \(b)")
        Button("Go") {
          withAnimation {
            a += 1
            a += 1
          } completion: {
            log.lines.append("over")
          }
          b += 1
          log.lines.append("written \(a) \(b)")
        }
        .onChange(of: a + b) { old, new in log.lines.append("changed \(old) \(new), \(a) \(b)") }
        .transaction { log.lines.append($0.animation == nil ? "plain" : "animated") }
        Text("\(a) \(b)")
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    log.lines = []
    try screen.tap("Go")
    #expect(
      log.lines == [
        "written 2 1", "body 2 0", "animated", "body 2 1", "plain", "changed 0 2, 2 1",
        "changed 2 3, 2 1", "over",
      ])
    #expect(try screen.contains("2 1"))
  }

  @Test func `updates once for transactions that follow one another alike`() throws {
    final class Log { var bodies = 0 }
    struct Owner: View {
      let log: Log
      @State private var a = 0
      @State private var b = 0
      var body: some View {
        let _ = log.bodies += 1
        Button("\(a) \(b)") {
          a += 1
          withTransaction(Transaction()) { b += 1 }
          withAnimation(nil) { b += 1 }
        }
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    try screen.tap("0 0")
    #expect(try screen.contains("1 2"))
    #expect(log.bodies == 2)
  }

  @Test func `evaluates a child again only when its properties differ`() throws {
    final class Log { var runs: [String] = [] }
    struct Child: View {
      let log: Log
      let condition: Bool
      var body: some View {
        let _ = log.runs.append("child")
        Text("\(condition)")
      }
    }
    struct Owner: View {
      let log: Log
      @State private var flag = false
      var body: some View {
        let _ = log.runs.append("owner")
        Child(log: log, condition: flag)
        Child(log: log, condition: true)
        Button("Flip") { flag.toggle() }
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    try screen.tap("Flip")
    #expect(log.runs.filter { $0 == "owner" }.count == 2)
    #expect(log.runs.filter { $0 == "child" }.count == 3)
  }

  @Test func `tells optional and enumerated properties apart by what is in them`() throws {
    final class Log { var runs = 0 }
    struct Style { let words: [String] }
    enum Mood {
      case calm
      case busy(() -> String)
    }
    struct Child: View {
      let log: Log
      let style: Style?
      let action: (() -> String)?
      let mood: Mood
      var body: some View {
        let _ = log.runs += 1
        Text(style.map { $0.words.joined(separator: " ") } ?? "plain")
        Text(action?() ?? "idle")
        if case .busy(let words) = mood { Text(words()) }
      }
    }
    struct Owner: View {
      let log: Log
      @State private var step = 0
      var body: some View {
        let step = step
        Button("Next") { self.step += 1 }
        Child(
          log: log, style: step > 1 ? Style(words: ["\(step)"]) : nil,
          action: step > 0 ? { "step \(step)" } : nil,
          mood: step > 0 ? .busy { "mood \(step)" } : .calm)
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    #expect(try screen.texts.suffix(2) == ["plain", "idle"])
    try screen.tap("Next")
    #expect(try screen.texts.suffix(3) == ["plain", "step 1", "mood 1"])
    try screen.tap("Next")
    #expect(try screen.texts.suffix(3) == ["2", "step 2", "mood 2"])
    #expect(log.runs == 3)
  }

  @Test func `does not evaluate a view again for a state it only passes on`() throws {
    final class Log { var runs = 0 }
    struct Child: View {
      @Binding var value: Int
      var body: some View { Button("Value \(value)") { value += 1 } }
    }
    struct Owner: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        let _ = log.runs += 1
        Child(value: $value)
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    try screen.tap("Value 0")
    #expect(try screen.texts == ["Value 1"])
    #expect(log.runs == 1)
  }

  @Test func `tells of a state written while a body runs`() throws {
    struct Owner: View {
      @State private var count = 0
      var body: some View {
        let _ = { if count < 3 { count += 1 } }()
        Text("\(count)")
      }
    }
    let screen = Screen { Owner() }
    #expect(
      try screen.issues.contains(
        "Modifying state during view update, this will cause undefined behavior."))
    #expect(try screen.texts == ["3"])
  }

  @Test func `gives up updates that never come to rest`() throws {
    struct Owner: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onChange(of: count) { count += 1 }
        Button("Go") { count += 1 }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Go")
    #expect(try !screen.issues.isEmpty)
  }
}
