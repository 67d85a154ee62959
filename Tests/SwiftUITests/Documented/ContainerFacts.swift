import SwiftUI
import SwiftUIHost
import Testing

extension ContainerValues {
  @Entry fileprivate var isPinned = false
}

/// What Apple's documentation says of containers, preferences and layouts.
@MainActor
struct ContainerFacts {
  private struct Highest: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
  }

  @Test func `puts the preferences of all children together`() throws {
    struct Owner: View {
      @State private var highest = 0
      @State private var extra = 1
      var body: some View {
        VStack {
          Text("a").preference(key: Highest.self, value: 3)
          Text("b").preference(key: Highest.self, value: extra)
        }
        .onPreferenceChange(Highest.self) { highest = $0 }
        Text("highest \(highest)")
        Button("More") { extra = 7 }
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.contains("highest 3"))
    try screen.tap("More")
    #expect(try screen.contains("highest 7"))
  }

  @Test func `takes views apart and shows each in its own frame`() throws {
    struct Cards<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          Text("\(subviews.count) cards")
          ForEach(subviews) { subview in
            if subview.containerValues.isPinned { Text("pinned:") }
            subview
          }
        }
      }
    }
    struct Owner: View {
      @State private var pets = ["Cookie", "Mimi"]
      var body: some View {
        Cards {
          Text("Title").containerValue(\.isPinned, true)
          ForEach(pets, id: \.self) { Text($0) }
        }
        Button("Add") { pets.append("Rex") }
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.texts.prefix(5) == ["3 cards", "pinned:", "Title", "Cookie", "Mimi"])
    try screen.tap("Add")
    #expect(try screen.texts.contains("4 cards"))
    #expect(try screen.texts.contains("Rex"))
  }

  @Test func `keeps the state of views that are taken apart`() throws {
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) \(count)") { count += 1 } }
    }
    struct Reversed<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        Group(subviews: content) { subviews in ForEach(subviews.reversed()) { $0 } }
      }
    }
    let screen = Screen {
      Reversed {
        Counter(name: "first")
        Counter(name: "second")
      }
    }
    #expect(try screen.elements(.kind(.button)).map(\.label) == ["second 0", "first 0"])
    try screen.tap("first 0")
    try screen.tap("first 1")
    #expect(try screen.elements(.kind(.button)).map(\.label) == ["second 0", "first 2"])
  }

  @Test func `takes sections apart into headings and contents`() throws {
    struct Board<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        ForEach(sections: content) { section in
          section.header
          Text("\(section.content.count) inside")
          section.content
        }
      }
    }
    let screen = Screen {
      Board {
        Text("Loose")
        Section("Pets") {
          Text("Cookie")
          Text("Mimi")
        }
      }
    }
    #expect(
      try screen.texts == ["1 inside", "Loose", "Pets", "2 inside", "Cookie", "Mimi"])
  }

  @Test func `reads the size it is offered and keeps the state inside`() throws {
    struct Owner: View {
      @State private var count = 0
      var body: some View {
        GeometryReader { proxy in
          Button("\(Int(proxy.size.width)) \(count)") { count += 1 }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("393 0")
    #expect(try screen.elements(.kind(.button, "393 1")).count == 1)
  }

  @Test func `keeps the state of views when their layout changes`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Owner: View {
      @State private var isVertical = false
      var body: some View {
        let layout = isVertical ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
        layout { Counter() }
        Button("Turn") { isVertical.toggle() }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Count 0")
    try screen.tap("Turn")
    #expect(try screen.elements(.kind(.button, "Count 1")).count == 1)
  }

  @Test func `finds the symbols of a canvas by their tags`() throws {
    final class Log { var found: [Bool] = [] }
    let log = Log()
    let screen = Screen {
      Canvas { context, _ in
        log.found = [1, 2, 3].map { context.resolveSymbol(id: $0) != nil }
      } symbols: {
        Text("one").tag(1)
        Image(systemName: "star").tag(2)
      }
    }
    #expect(log.found == [true, true, false])
    #expect(try screen.texts == [])
  }
}
