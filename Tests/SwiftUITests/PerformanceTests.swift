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

/// Counts itself while it is alive.
private final class Token {
  nonisolated(unsafe) static var alive = 0

  init() { Token.alive += 1 }
  deinit { Token.alive -= 1 }
}

/// Counts work, not time; times are measured in `Benchmarks/SwiftUI`.
@MainActor
struct PerformanceTests {
  private func nodes(of graph: ViewGraph) -> Int {
    func count(_ node: Node) -> Int { node.children.reduce(1) { $0 + ($1.map(count) ?? 0) } }
    return graph.root.map(count) ?? 0
  }

  @Test func `evaluates one row of many when one changes`() {
    let entries = (0..<2_000).map(Entry.init)
    let graph = ViewGraph(List(entries) { EntryRow(entry: $0) })
    let mounted = nodes(of: graph)
    for count in 1...3 {
      graph.evaluations = [:]
      entries[7].count += 1
      graph.flush()
      let evaluations = graph.evaluations ?? [:]
      #expect(evaluations["EntryRow"] == 1, "change \(count): \(evaluations)")
      let around = evaluations.keys.filter { $0.hasPrefix("ForEach") || $0.hasPrefix("List") }
      #expect(around == [], "change \(count)")
      // As a host does after each action.
      _ = graph.elements
    }
    #expect(nodes(of: graph) == mounted)
  }

  @Test func `evaluates nothing around what changes, whatever reads values there`() {
    struct Screen: View {
      let entry: Entry
      @State private var path: [Int] = []
      @State private var isShown = false
      @State private var isOn = false
      @State private var tab = 0
      var body: some View {
        NavigationStack(path: $path) {
          TabView(selection: $tab) {
            Form {
              Section("One", isExpanded: .constant(true)) {
                Toggle("On", isOn: $isOn)
                EntryRow(entry: entry)
              }
            }
            .tag(0)
          }
          .sheet(isPresented: $isShown) { Text("Sheet") }
          .searchable(text: .constant(""))
        }
      }
    }
    let entry = Entry(id: 1)
    let graph = ViewGraph(Screen(entry: entry))
    for _ in 1...2 {
      graph.evaluations = [:]
      entry.count += 1
      graph.flush()
      let evaluations = graph.evaluations ?? [:]
      #expect(evaluations["EntryRow"] == 1)
      let around = ["NavigationStack", "TabView", "Form", "Section", "Toggle", "Screen"]
      #expect(evaluations.keys.filter { key in around.contains { key.hasPrefix($0) } } == [])
      _ = graph.elements
    }
  }

  @Test func `evaluates the rows that come and go only`() {
    struct Rows: View {
      let entries: [Entry]
      @State private var shown = 1_000
      let log: Box
      var body: some View {
        let _ = log.grow = { shown += 1 }
        List(entries.prefix(shown)) { EntryRow(entry: $0) }
      }
    }
    final class Box { var grow = {} }
    let (entries, box) = ((0..<2_000).map(Entry.init), Box())
    let graph = ViewGraph(Rows(entries: entries, log: box))
    graph.evaluations = [:]
    box.grow()
    graph.flush()
    #expect(graph.evaluations?["EntryRow"] == 1)
  }

  @Test func `evaluates the rows whose bound element has changed only`() {
    struct Item: Identifiable {
      let id: Int
      var name = ""
      var count = 0
    }
    struct CountRow: View {
      @Binding var item: Item
      var body: some View { Stepper("\(item.count)", value: $item.count) }
    }
    struct NameRow: View {
      @Binding var name: String
      var body: some View { Text(name) }
    }
    final class Box { var change: ((inout [Item]) -> Void) -> Void = { _ in } }
    struct Rows: View {
      let box: Box
      @State private var items = (0..<100).map { Item(id: $0) }
      var body: some View {
        let _ = box.change = { $0(&items) }
        List {
          ForEach($items) { $item in CountRow(item: $item) }
          ForEach(items.indices, id: \.self) { NameRow(name: $items[$0].name) }
        }
      }
    }
    let box = Box()
    let graph = ViewGraph(Rows(box: box))
    for (change, counts, names) in [
      ({ $0[7].count += 1 }, 1, 0), ({ $0[7].name = "Rex" }, 1, 1),
      ({ $0.append(Item(id: 200)) }, 1, 1), ({ $0.removeLast() }, 0, 0),
      ({ $0[3] = Item(id: 3) }, 0, 0),
    ] as [((inout [Item]) -> Void, Int, Int)] {
      graph.evaluations = [:]
      box.change(change)
      graph.flush()
      #expect(graph.evaluations?["CountRow", default: 0] == counts)
      #expect(graph.evaluations?["NameRow", default: 0] == names)
    }
    #expect(graph.elements.flatMap(\.texts).contains("Rex"))
  }

  @Test func `keeps nothing of what has gone over many updates`() throws {
    struct Row: View {
      @State private var token = Token()
      let number: Int
      var body: some View { Text("\(number)") }
    }
    struct Owner: View {
      @State private var number = 0
      var body: some View {
        Button("Next") { number += 1 }
        Row(number: number).id(number)
      }
    }
    let screen = Screen { Owner() }
    for _ in 0..<10_000 { try screen.tap("Next") }
    #expect(try screen.texts.last == "10,000")
    #expect(Token.alive == 1)
    try screen.unmount()
    #expect(Token.alive == 0)
  }
}
