import SwiftUI
import SwiftUIHost
import Testing

@Observable
private final class Entry: Identifiable {
  let id: Int
  var count = 0

  init(id: Int) { self.id = id }
}

private struct EntryRow: View {
  let entry: Entry

  var body: some View {
    HStack {
      Text("Row \(entry.id)")
      Button("Add \(entry.id)") { entry.count += 1 }
      Text("\(entry.count)")
    }
    .padding(8)
  }
}

@MainActor
struct PerformanceTests {
  @Test func `changes one row of many for a small part of what mounting them costs`() throws {
    let entries = (0..<2_000).map(Entry.init)
    let clock = ContinuousClock()
    var screen: Screen?
    let mounting = try clock.measure {
      let made = Screen { List(entries) { EntryRow(entry: $0) } }
      _ = try made.button("Add 7")
      screen = made
    }
    let mounted = try #require(screen)
    let change = try clock.measure {
      for entry in entries.prefix(10) { entry.count += 1 }
      _ = try mounted.issues
    }
    #expect(change / 10 < mounting / 100, "\(change / 10) of \(mounting)")
    #expect(try mounted.elements(.kind(.text, "1")).count == 10)
  }

  @Test func `stays as it is over many updates`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let screen = Screen { Counter() }
    let clock = ContinuousClock()
    func taps(_ count: Int) throws -> Duration {
      try clock.measure { for _ in 0..<count { try screen.tap(.kind(.button)) } }
    }
    _ = try taps(50)
    let early = try taps(300)
    for _ in 0..<5 { _ = try taps(300) }
    let late = try taps(300)
    #expect(late < early * 4, "\(early), later \(late)")
    #expect(try screen.texts == ["Count 2,150"])
  }
}
