import SwiftUI
import SwiftUIHost
import Testing

@MainActor
struct ControlTests {
  @Test func `is disabled by an ancestor whatever is said further in`() throws {
    let screen = Screen {
      VStack { Button("Feed") {}.disabled(false) }.disabled(true)
    }
    let error = #expect(throws: ScreenError.self) { try screen.tap("Feed") }
    #expect(error?.description == #"the button "Feed" is disabled by .disabled(true) on VStack"#)
  }

  @Test
  func `refuses to press what is hidden, cannot be touched, is not there or is not the only one`()
    throws
  {
    let screen = Screen {
      Button("Hidden") {}.hidden()
      Button("Faint") {}.opacity(0)
      Button("Glass") {}.allowsHitTesting(false)
      Button("Twin") {}
      Button("Twin") {}
      Text("Words")
    }
    for label in ["Hidden", "Faint", "Glass", "Nobody", "Twin", "Words"] {
      #expect(throws: ScreenError.self) { try screen.tap(ElementQuery(label: label)) }
    }
    try screen.tap(.kind(.button, "Twin").at(1))
    #expect(try screen.texts == ["Faint", "Glass", "Twin", "Twin", "Words"])
  }

  @Test func `counts elements of a kind as they are shown, whichever of them react`() throws {
    struct Owner: View {
      @State private var done = ""
      var body: some View {
        Text("Title")
        Button("First") { done += "1" }
        Button("Second") { done += "2" }
        HStack { ForEach(0..<3) { _ in Circle() } }
          .gesture(DragGesture().onEnded { _ in done += "d" })
        Text("Done \(done)").onTapGesture { done += "t" }
      }
    }
    let screen = Screen { Owner() }
    #expect(throws: ScreenError.self) { try screen.tap(.kind(.text).at(0)) }
    try screen.tap(.kind(.text).at(2))
    try screen.drag(.kind(.shape).at(2), width: 20)
    try screen.tap(.kind(.text).at(3))
    #expect(throws: ScreenError.self) { try screen.drag(.kind(.shape).at(3), width: 20) }
    #expect(try screen.contains("Done 2dt"))
  }

  @Test func `steps a value by its step and keeps it within its bounds`() throws {
    struct Owner: View {
      @State private var value = 7
      @State private var edits: [Bool] = []
      var body: some View {
        Stepper("Value", value: $value, in: 0...10, step: 2) { edits.append($0) }
        Text("\(value), \(edits.count) edits")
      }
    }
    let screen = Screen { Owner() }
    try screen.increment("Value")
    try screen.increment("Value")
    #expect(try screen.contains("10, 4 edits"))
    #expect(throws: ScreenError.self) { try screen.increment("Value") }
    try screen.decrement("Value")
    #expect(try screen.contains("8, 6 edits"))
  }

  @Test func `has no half of a stepper whose closure is nil`() throws {
    let screen = Screen { Stepper("Value", onIncrement: {}, onDecrement: nil) }
    try screen.increment("Value")
    #expect(throws: ScreenError.self) { try screen.decrement("Value") }
  }

  @Test func `writes toggles, fields, pickers and sliders straight through their bindings`() throws
  {
    enum Flavour: String, CaseIterable, Identifiable {
      case vanilla, mint
      var id: Self { self }
    }
    struct Owner: View {
      @State private var isOn = false
      @State private var name = ""
      @State private var amount = 3.0
      @State private var flavour = Flavour.vanilla
      @State private var volume = 0.5
      var body: some View {
        Form {
          Toggle("On", isOn: $isOn)
          TextField("Name", text: $name)
          TextField("Amount", value: $amount, format: .number)
          Picker("Flavour", selection: $flavour) {
            ForEach(Flavour.allCases) { Text($0.rawValue.capitalized) }
          }
          Slider(value: $volume, in: 0...1, step: 0.25) { Text("Volume") }
        }
        Text(
          "\(isOn ? "on" : "off") \(name) \(amount, specifier: "%.1f") \(flavour.rawValue) \(volume)"
        )
      }
    }
    let screen = Screen { Owner() }
    try screen.set("On", true)
    try screen.type("Bo", into: "Name")
    try screen.type("4.5", into: "Amount")
    try screen.select("Mint", in: "Flavour")
    try screen.slide("Volume", to: 0.7)
    #expect(try screen.contains("on Bo 4.5 mint 0.750000"))
    #expect(try screen.element("Flavour").choices == ["Vanilla", "Mint"])
    #expect(try screen.element("Flavour").value == "Mint")
    let error = #expect(throws: ScreenError.self) { try screen.select("Chalk", in: "Flavour") }
    #expect(
      error?.description
        == #"the picker "Flavour" has no choice "Chalk"; there are "Vanilla", "Mint""#
    )
  }

  @Test func `makes buttons and toggles as a style of the author's says`() throws {
    struct Loud: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(isEnabled ? "!" : "?")
        }
      }
    }
    struct Check: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isOn ? "checked" : "unchecked") { configuration.isOn.toggle() }
      }
    }
    struct Owner: View {
      @State private var isOn = false
      var body: some View {
        Button("Go") {}.buttonStyle(Loud())
        Button("Stop") {}.buttonStyle(Loud()).disabled(true)
        Toggle("On", isOn: $isOn).toggleStyle(Check())
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.texts == ["Go", "!", "Stop", "?", "unchecked"])
    try screen.tap("unchecked")
    #expect(try screen.contains("checked"))
  }

  @Test func `removes and moves rows, also by a swipe and a menu`() throws {
    struct Owner: View {
      @State private var names = ["A", "B", "C"]
      @State private var pinned = ""
      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            Text(name)
              .swipeActions {
                Button("Pin \(name)") { pinned = name }
                Button("Remove \(name)", role: .destructive) { names.removeAll { $0 == name } }
              }
              .contextMenu { Button("Copy \(name)") { names.append(name + name) } }
          }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
        Text("pinned \(pinned)")
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Remove B")
    try screen.move("A", from: 0, to: 2)
    #expect(try screen.texts == ["C", "A", "pinned "])
    try screen.tap("Pin C")
    try screen.tap("Copy A")
    #expect(try screen.texts == ["C", "A", "AA", "pinned C"])
  }

  @Test func `selects rows of a list`() throws {
    struct Owner: View {
      @State private var one: String?
      @State private var many: Set<Int> = []
      var body: some View {
        List(["A", "B"], id: \.self, selection: $one) { Text($0) }.accessibilityIdentifier("one")
        List(1..<4, selection: $many) { Text("\($0)") }.accessibilityIdentifier("many")
        Text("\(one ?? "-") \(many.sorted().map(String.init).joined())")
      }
    }
    let screen = Screen { Owner() }
    try screen.select("B", in: .identifier("one"))
    try screen.select("1", in: .identifier("many"))
    try screen.select("3", in: .identifier("many"))
    #expect(try screen.contains("B 13"))
    #expect(try screen.element(.identifier("one")).value == "B")
  }

  @Test func `selects the row that is tapped, and several while the list is edited`() throws {
    struct Owner: View {
      @State private var one: Int?
      @State private var many: Set<String> = []
      var body: some View {
        NavigationStack {
          List(1..<3, selection: $one) { number in
            HStack {
              Text("Row \(number)")
              Button("Star \(number)") {}
            }
            .selectionDisabled(number == 1)
          }
          List(["A", "B"], id: \.self, selection: $many) { Text($0) }
            .toolbar { EditButton() }
          Text("\(one ?? 0) \(many.sorted().joined())")
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Row 2")
    #expect(try screen.contains("2 "))
    try screen.tap("Star 1")
    #expect(throws: ScreenError.disabled(element: "text \"Row 1\"", reason: "its environment")) {
      try screen.tap("Row 1")
    }
    #expect(throws: ScreenError.unsupported(element: "text \"A\"", action: .tap)) {
      try screen.tap("A")
    }
    try screen.tap("Edit")
    try screen.tap("A")
    try screen.tap("B")
    try screen.tap("A")
    #expect(try screen.contains("2 B"))
  }

  @Test func `moves the focus by values and by use`() throws {
    struct Owner: View {
      enum Field { case name, mail }
      @FocusState private var field: Field?
      @State private var name = ""
      @State private var mail = ""
      var body: some View {
        TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .mail }
        TextField("Mail", text: $mail).focused($field, equals: .mail)
      }
    }
    let screen = Screen { Owner() }
    try screen.type("Bo", into: "Name")
    #expect(try screen.textField("Name").isFocused)
    try screen.submit("Name")
    #expect(try screen.textField("Mail").isFocused)
    #expect(try !screen.textField("Name").isFocused)
  }
}
