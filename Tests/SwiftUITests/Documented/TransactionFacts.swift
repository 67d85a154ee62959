import SwiftUI
import SwiftUIHost
import Testing

private struct SlowKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  fileprivate var isSlow: Bool {
    get { self[SlowKey.self] }
    set { self[SlowKey.self] = newValue }
  }
}

/// What Apple's documentation says of transactions.
@MainActor
struct TransactionFacts {
  private final class Log {
    var lines: [String] = []

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private struct Owner: View {
    let log: Log
    @State private var number = 0
    @State private var other = 0

    var body: some View {
      VStack {
        Text("\(number)").transaction { note("inner", $0) }
      }
      .transaction { if $0.isSlow { $0.disablesAnimations = true } }
      .animation(.linear, value: other)
      Text("\(other)").transaction(value: other) { note("other", $0) }
      Button("Plain") { number += 1 }
      Button("Animated") { withAnimation { number += 1 } }
      Button("Slow") { withTransaction(\.isSlow, true) { number += 1 } }
      Button("Other") { other += 1 }
      Stepper("Bound", value: $number.animation())
      Button("Completed") {
        withAnimation {
          number += 1
        } completion: {
          log.lines.append("completed")
        }
        log.lines.append("after")
      }
    }

    private func note(_ name: String, _ transaction: Transaction) {
      let marks = [
        transaction.animation == nil ? nil : "animated", transaction.isSlow ? "slow" : nil,
        transaction.disablesAnimations ? "still" : nil,
      ]
      log.lines.append(([name] + marks.compactMap(\.self)).joined(separator: " "))
    }
  }

  @Test(arguments: [
    ("Plain", ["inner"]), ("Animated", ["inner animated"]), ("Slow", ["inner slow still"]),
    ("Other", ["inner animated", "other"]),
    ("Completed", ["after", "inner animated", "completed"]),
  ])
  func `shows to views the transaction of a change`(button: String, lines: [String]) throws {
    let log = Log()
    let screen = Screen { Owner(log: log) }
    _ = log.take()
    try screen.tap(.kind(.button, button))
    #expect(log.take() == lines)
  }

  @Test func `writes through an animated binding in its transaction`() throws {
    let log = Log()
    let screen = Screen { Owner(log: log) }
    _ = log.take()
    try screen.increment("Bound")
    #expect(log.take() == ["inner animated"])
  }

  @Test func `takes the transaction through views that are left alone`() throws {
    struct Inner: View {
      let log: Log
      @State private var number = 0
      var body: some View {
        Button("Add \(number)") { number += 1 }
          .transaction { log.lines.append($0.isSlow ? "slow" : "fast") }
      }
    }
    struct Outer: View {
      let log: Log
      var body: some View { Inner(log: log).transaction { $0.isSlow = true } }
    }
    let log = Log()
    let screen = Screen { Outer(log: log) }
    try screen.tap("Add 0")
    #expect(log.take() == ["slow", "slow"])
  }

  @Test func `changes the transactions that come through a modifier`() throws {
    struct Inner: ViewModifier {
      let log: Log
      func body(content: Content) -> some View {
        content.transaction { log.lines.append($0.isSlow ? "slow" : "fast") }
      }
    }
    struct Outer: View {
      let log: Log
      @State private var number = 0
      var body: some View {
        Button("Add \(number)") { number += 1 }
          .modifier(Inner(log: log).transaction { $0.isSlow = true })
      }
    }
    let log = Log()
    let screen = Screen { Outer(log: log) }
    try screen.tap("Add 0")
    #expect(log.take() == ["slow", "slow"])
  }
}
