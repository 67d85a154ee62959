import SwiftUI
import SwiftUIHost
import Testing

private struct Counter: View {
  let name: String
  @State private var count = 0

  init(name: String, start: Int = 0) {
    self.name = name
    _count = State(initialValue: start)
  }

  var body: some View {
    Button("\(name) \(count)") { count += 1 }
  }
}

@MainActor
struct StateTests {
  @Test func `keeps a value per place in the tree, not per value of the view's type`() throws {
    let counter = Counter(name: "A")
    let screen = Screen {
      VStack {
        counter
        counter
      }
    }
    try screen.tap(.kind(.button).at(1))
    #expect(try screen.texts == ["A 0", "A 1"])
  }

  @Test func `starts anew when the identity changes`() throws {
    struct Owner: View {
      @State private var id = 1
      var body: some View {
        Counter(name: "A").id(id)
        Button("Next") { id += 1 }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("A 0")
    try screen.tap("Next")
    #expect(try screen.texts == ["A 0", "Next"])
  }

  @Test func `starts anew when the other branch is shown`() throws {
    struct Owner: View {
      @State private var isFirst = true
      var body: some View {
        if isFirst { Counter(name: "A") } else { Counter(name: "A") }
        Button("Switch") { isFirst.toggle() }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("A 0")
    try screen.tap("Switch")
    #expect(try screen.texts == ["A 0", "Switch"])
  }

  @Test func `keeps the value when only an argument of a modifier changes`() throws {
    struct Owner: View {
      @State private var isLarge = false
      var body: some View {
        Counter(name: "A").font(isLarge ? .title : .body)
        Button("Switch") { isLarge.toggle() }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("A 0")
    try screen.tap("Switch")
    #expect(try screen.texts == ["A 1", "Switch"])
  }

  @Test func `follows the element of a collection when it moves, and goes when it goes`() throws {
    struct Owner: View {
      @State private var names = ["A", "B", "C"]
      var body: some View {
        ForEach(names, id: \.self) { Counter(name: $0) }
        Button("Reverse") { names.reverse() }
        Button("Drop") { names.removeAll { $0 == "B" } }
        Button("Restore") { names = ["A", "B", "C"] }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("A 0")
    try screen.tap("B 0")
    try screen.tap("Reverse")
    #expect(try screen.texts.prefix(3) == ["C 0", "B 1", "A 1"])
    try screen.tap("Drop")
    try screen.tap("Restore")
    #expect(try screen.texts.prefix(3) == ["A 1", "B 0", "C 0"])
  }

  @Test func `tells of elements that have the same identity`() throws {
    let screen = Screen { ForEach([1, 1, 2], id: \.self) { Text("\($0)") } }
    #expect(try screen.texts == ["1", "1", "2"])
    #expect(try screen.issues.first?.contains("the ID 1 occurs multiple times") == true)
  }

  @Test func `takes the value given in an initialiser only the first time`() throws {
    struct Owner: View {
      @State private var start = 5
      var body: some View {
        Counter(name: "A", start: start)
        Button("More") { start += 1 }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("More")
    #expect(try screen.texts == ["A 5", "More"])
  }

  @Test func `reads the live value in a closure that runs later`() throws {
    final class Log { var seen: [Bool] = [] }
    struct Owner: View {
      let log: Log
      @State private var flag = true
      var body: some View {
        if flag { Text("on").onDisappear { log.seen.append(flag) } }
        Button("Flip") { flag.toggle() }
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    try screen.tap("Flip")
    #expect(log.seen == [false])
  }

  @Test func `writes through a binding to a part and to an element`() throws {
    struct Person {
      var name = "Ada"
      var pets = ["Cookie", "Mochi"]
    }
    struct Owner: View {
      @State private var person = Person()
      var body: some View {
        TextField("Name", text: $person.name)
        ForEach($person.pets, id: \.self) { $pet in TextField("Pet", text: $pet) }
        Text("\(person.name): \(person.pets.joined(separator: ", "))")
      }
    }
    let screen = Screen { Owner() }
    try screen.type("Bo", into: "Name")
    try screen.type("Pepper", into: .kind(.textField, "Pet").at(1))
    #expect(try screen.contains("Bo: Cookie, Pepper"))
  }

  @Test func `keeps the state of a modifier with a body`() throws {
    struct Tapped: ViewModifier {
      @State private var taps = 0
      func body(content: Content) -> some View {
        content
        Button("Taps \(taps)") { taps += 1 }
      }
    }
    let screen = Screen { Text("A").modifier(Tapped()) }
    try screen.tap("Taps 0")
    #expect(try screen.texts == ["A", "Taps 1"])
  }

  @Test func `installs wrappers inside a property type of one's own`() throws {
    struct Doubled: DynamicProperty {
      @State private var base = 1
      var value: Int { base * 2 }
      func grow() { base += 1 }
    }
    struct Owner: View {
      private var doubled = Doubled()
      var body: some View { Button("\(doubled.value)") { doubled.grow() } }
    }
    let screen = Screen { Owner() }
    try screen.tap("2")
    #expect(try screen.texts == ["4"])
  }
}
