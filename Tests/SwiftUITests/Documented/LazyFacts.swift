import SwiftUI
import SwiftUIHost
import Testing

/// What Apple's documentation says of containers that make their rows when they are needed.
@MainActor
struct LazyFacts {
  /// Notes which rows have come.
  private final class Notes {
    var seen: [Int] = []
  }

  private enum Kind: CaseIterable { case list, form, stack, row, grid, outline }

  private struct Rows: View {
    let kind: Kind
    let notes: Notes

    private var rows: some View {
      ForEach(0..<100) { number in Text("Row \(number)").onAppear { notes.seen.append(number) } }
    }

    var body: some View {
      switch kind {
      case .list: List { rows }
      case .form: Form { Section { rows } }
      case .stack: ScrollView { LazyVStack { rows } }
      case .row: ScrollView(.horizontal) { LazyHStack { rows } }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem()]) { rows } }
      case .outline:
        List(0..<100) { number in Text("Row \(number)").onAppear { notes.seen.append(number) } }
      }
    }
  }

  @Test(arguments: Kind.allCases)
  private func `lets rows come when they are scrolled to`(_ kind: Kind) throws {
    let notes = Notes()
    let screen = Screen { Rows(kind: kind, notes: notes) }
    #expect(notes.seen == Array(0..<20))
    #expect(try screen.contains("Row 99"))
    try screen.scroll(to: "Row 30")
    #expect(notes.seen == Array(0...30))
    try screen.scroll(to: "Row 5")
    #expect(notes.seen == Array(0...30))
  }

  @Test func `lets all rows of a plain stack come at once`() {
    let notes = Notes()
    let screen = Screen {
      ScrollView {
        VStack { ForEach(0..<50) { n in Text("\(n)").onAppear { notes.seen.append(n) } } }
      }
    }
    #expect(notes.seen == Array(0..<50))
    _ = screen
  }

  @Test func `lets what is in one row come at once`() {
    let notes = Notes()
    let screen = Screen {
      List { VStack { ForEach(0..<50) { n in Text("\(n)").onAppear { notes.seen.append(n) } } } }
    }
    #expect(notes.seen.count == 50)
    _ = screen
  }

  @Test func `loads more whenever the last row comes`() throws {
    struct Feed: View {
      @State private var count = 20
      var body: some View {
        List(0..<count, id: \.self) { number in
          Text("Row \(number)").onAppear { if number == count - 1 { count += 20 } }
        }
        Text("\(count) rows")
      }
    }
    let screen = Screen { Feed() }
    #expect(try screen.contains("40 rows"))
    try screen.scroll(to: "Row 39")
    #expect(try screen.contains("60 rows"))
  }

  @Test func `scrolls to what is used`() throws {
    struct Owner: View {
      @State private var log: [String] = []
      var body: some View {
        Text(log.joined(separator: ", "))
        List(0..<40, id: \.self) { number in
          Button("Row \(number)") { log.append("tapped") }
            .onAppear { if number > 30 { log.append("came") } }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Row 31")
    #expect(try screen.contains("came, tapped"))
  }

  @Test func `scrolls to a row by its identity`() throws {
    let notes = Notes()
    let screen = Screen {
      ScrollViewReader { proxy in
        Button("Down") { proxy.scrollTo(40) }
        Rows(kind: .list, notes: notes)
      }
    }
    try screen.tap("Down")
    #expect(notes.seen.count == 41)
  }

  @Test func `starts and ends the tasks of rows that have come only`() async throws {
    struct Owner: View {
      @State private var isShown = true
      @State private var log: [Int] = []
      var body: some View {
        if isShown { List(0..<30, id: \.self) { n in Text("Row \(n)").task { log.append(n) } } }
        Button("Away") { isShown = false }
        Text("\(log.count) tasks")
      }
    }
    let screen = Screen { Owner() }
    try await screen.settle()
    #expect(try screen.contains("20 tasks"))
    try screen.scroll(to: "Row 29")
    try await screen.settle()
    #expect(try screen.contains("30 tasks"))
  }

  @Test func `lets rows come that move up`() throws {
    struct Owner: View {
      @State private var numbers = Array(0..<40)
      let notes: Notes
      var body: some View {
        Button("Turn") { numbers.reverse() }
        List(numbers, id: \.self) { n in Text("Row \(n)").onAppear { notes.seen.append(n) } }
      }
    }
    let notes = Notes()
    let screen = Screen { Owner(notes: notes) }
    try screen.tap("Turn")
    #expect(notes.seen.sorted() == Array(0..<40))
  }

  @Test func `lets only those views come that a container shows`() throws {
    struct FirstTwo<Content: View>: View {
      @State private var count = 2
      @ViewBuilder let content: Content
      var body: some View {
        Group(subviews: content) { parts in ForEach(parts.prefix(count)) { $0 } }
        Button("More") { count += 1 }
        Button("Fewer") { count = 1 }
      }
    }
    let log = Notes()
    let screen = Screen {
      FirstTwo {
        ForEach(0..<4) { n in
          Text("Part \(n)").onAppear { log.seen.append(n) }.onDisappear { log.seen.append(-n) }
        }
      }
    }
    #expect(log.seen == [0, 1])
    try screen.tap("More")
    #expect(log.seen == [0, 1, 2])
    try screen.tap("Fewer")
    #expect(log.seen.sorted() == [-2, -1, 0, 1, 2])
  }
}
