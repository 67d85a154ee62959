import SwiftUI
import SwiftUIHost

@Observable
final class Entry: Identifiable {
  let id: Int
  var count = 0

  init(id: Int) { self.id = id }
}

struct EntryRow: View {
  let entry: Entry

  var body: some View {
    HStack {
      Text("Row \(entry.id)")
      Button("Add") { entry.count += 1 }
      Text("\(entry.count)")
    }
    .padding(8)
  }
}

struct Counter: View {
  @State private var count = 0

  var body: some View { Button("Count \(count)") { count += 1 } }
}

/// Counts itself while it is alive.
final class Token {
  nonisolated(unsafe) static var alive = 0

  init() { Token.alive += 1 }
  deinit { Token.alive -= 1 }
}

struct Coming: View {
  @State private var number = 0

  var body: some View {
    Button("Next") { number += 1 }
    Going().id(number)
  }

  struct Going: View {
    @State private var token = Token()

    var body: some View { Text("here") }
  }
}

func milliseconds(_ duration: Duration) -> Double {
  Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1_000
}

func report(_ name: String, _ value: String, goal: String, met: Bool) {
  print("\(met ? "met   " : "MISSED") \(name): \(value) (goal: \(goal))")
}

@main @MainActor
struct Running {
  static func main() throws {
    let clock = ContinuousClock()

    let entries = (0..<10_000).map(Entry.init)
    var mounted: ViewGraph?
    let mounting = clock.measure {
      let graph = ViewGraph(List(entries) { EntryRow(entry: $0) })
      _ = graph.elements
      mounted = graph
    }
    guard let graph = mounted else { return }
    let changes = clock.measure {
      for entry in entries.prefix(100) {
        entry.count += 1
        graph.flush()
        _ = graph.elements
      }
    }
    let ratio = milliseconds(mounting) / (milliseconds(changes) / 100)
    report(
      "one row of 10,000", "1/\(Int(ratio)) of mounting (\(Int(milliseconds(mounting))) ms)",
      goal: "1/100", met: ratio >= 100)

    let counter = Screen { Counter() }
    for _ in 0..<100 { try counter.tap(.kind(.button)) }
    let taps = try clock.measure { for _ in 0..<1_000 { try counter.tap(.kind(.button)) } }
    report(
      "1,000 taps", "\(Int(milliseconds(taps))) ms", goal: "50 ms", met: milliseconds(taps) < 50)

    let coming = Screen { Coming() }
    for _ in 0..<10_000 { try coming.tap("Next") }
    report(
      "objects kept after 10,000 updates", "\(Token.alive - 1)", goal: "0", met: Token.alive == 1)
  }
}
