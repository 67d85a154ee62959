import SwiftUI
import SwiftUIHost
import Testing

/// What keys do.
@MainActor
struct KeyTests {
  @Test func `hands keys outwards until one is handled`() throws {
    struct Owner: View {
      @State private var words = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Text("Board").focusable().focused($isFocused)
            .onKeyPress(.upArrow) {
              words += "up "
              return .handled
            }
            .onKeyPress(characters: .decimalDigits, phases: .all) { press in
              words += "\(press.characters)\(press.phase == .up ? " let go" : "") "
              return .ignored
            }
        }
        .onKeyPress { press in
          words += press.modifiers.contains(.shift) ? "shifted " : "around "
          return .handled
        }
        Text("Plain")
        Text("Words: \(words)\(isFocused ? "focused" : "")")
      }
    }
    for (key, modifiers, words) in [
      (.upArrow, [], "up "), ("7", [], "7 around 7 let go "), ("x", .shift, "shifted "),
    ] as [(KeyEquivalent, EventModifiers, String)] {
      let screen = Screen { Owner() }
      try screen.press(key, modifiers: modifiers, on: "Board")
      #expect(try screen.contains("Words: \(words)focused"))
    }
  }

  @Test func `lets fields write what keys bring`() throws {
    struct Owner: View {
      @State private var name = "Re"
      @State private var sent = 0
      var body: some View {
        TextField("Name", text: $name).onSubmit { sent += 1 }
          .onKeyPress("!") { .handled }
        Button("Send") { sent += 10 }.keyboardShortcut(.defaultAction)
        Text("\(name) \(sent)")
      }
    }
    let screen = Screen { Owner() }
    for (key, modifiers, text) in [
      ("x", [], "Rex 0"), ("!", [], "Rex 0"), ("s", .command, "Rex 0"), (.delete, [], "Re 0"),
      (.return, [], "Re 1"),
    ] as [(KeyEquivalent, EventModifiers, String)] {
      try screen.press(key, modifiers: modifiers, on: "Name")
      #expect(try screen.contains(text))
    }
    try screen.press(.return)
    #expect(try screen.contains("Re 11"))
  }

  @Test func `tells of commands while the view has the focus`() throws {
    struct Owner: View {
      @State private var words = ""
      var body: some View {
        VStack {
          Text("Board").focusable()
            .onMoveCommand { words += "\($0) " }
            .onExitCommand { words += "left " }
          Text("None").focusable().onExitCommand(perform: nil)
        }
        .onDeleteCommand { words += "deleted " }
        .onExitCommand { words += "around " }
        Text("Words: \(words)")
      }
    }
    let screen = Screen { Owner() }
    try screen.press(.upArrow, on: "Board")
    #expect(try screen.element("Board").isFocused)
    for key in [.leftArrow, .escape, .delete] as [KeyEquivalent] { try screen.press(key) }
    try screen.press(.escape, on: "None")
    #expect(try screen.contains("Words: up left left deleted around "))
    #expect(try !screen.element("Board").isFocused)
  }

  @Test func `presses the first control that has the shortcut`() throws {
    struct Owner: View {
      @State private var words = ""
      @State private var isOn = false
      var body: some View {
        VStack {
          Button("New") { words += "new " }.keyboardShortcut("n")
          Button("Other") { words += "other " }.keyboardShortcut(
            "n", modifiers: [.command, .shift])
          Button("Late") { words += "late " }.keyboardShortcut("N")
          Toggle("Sound", isOn: $isOn).keyboardShortcut("m", modifiers: .control)
          Menu("More") { Button("Feed") { words += "fed " }.keyboardShortcut("f") }
          Button("Unseen") { words += "unseen " }.keyboardShortcut("u").opacity(0)
          HStack {
            Button("Left") { words += "left " }
            Button("Right") { words += "right " }
          }
          .keyboardShortcut(.return, modifiers: [])
          Button("Reset") { words = "" }.keyboardShortcut(.cancelAction)
        }
        Text("Words: \(words)\(isOn)")
      }
    }
    for (key, modifiers, words) in [
      ("n", .command, "new false"), ("N", .command, "new false"),
      ("n", [.command, .shift], "other false"), ("m", .control, "true"),
      ("f", .command, "fed false"), ("u", .command, "unseen false"), (.return, [], "left false"),
      (.escape, [], "false"),
    ] as [(KeyEquivalent, EventModifiers, String)] {
      let screen = Screen { Owner() }
      try screen.press(key, modifiers: modifiers)
      #expect(try screen.contains("Words: \(words)"))
    }
  }

  @Test func `asks what lies on top`() throws {
    struct Owner: View {
      @State private var words = ""
      @State private var asks = false
      @State private var isEdited = false
      var body: some View {
        VStack {
          Button("Edit") { isEdited = true }.keyboardShortcut("e")
          Button("Send") { words += "sent " }.keyboardShortcut(.defaultAction)
          Text("Words: \(words)")
        }
        .alert("Sure?", isPresented: $asks) {
          Button("Yes") { words += "yes " }
          Button("No", role: .cancel) { words += "no " }
        }
        .sheet(isPresented: $isEdited) {
          Button("Ask") {
            isEdited = false
            asks = true
          }
          .keyboardShortcut(.defaultAction)
          Button("Plain") { words += "plain " }
        }
        .keyboardShortcut("p")
      }
    }
    let screen = Screen { Owner() }
    try screen.press("e", modifiers: .command)
    #expect(
      throws: ScreenError.unreachable(
        element: "button \"Edit\"", reason: "it is covered by the sheet")
    ) {
      try screen.press("e", modifiers: .command)
    }
    try screen.press(.return)
    try screen.press(.return)
    #expect(try screen.contains("Words: yes "))
    try screen.press("e", modifiers: .command)
    try screen.press(.return)
    try screen.press(.escape)
    try screen.press(.return)
    #expect(try screen.contains("Words: yes no sent "))
  }

  @Test func `says why keys do nothing`() throws {
    struct Owner: View {
      @State private var name = ""
      var body: some View {
        Text("Plain").onKeyPress { _ in .handled }
        Text("Shut").focusable(false).onKeyPress { _ in .handled }
        Text("Board").focusable()
        Text("Off").focusable().onKeyPress { _ in .handled }.disabled(true)
        Button("Save") {}.keyboardShortcut("s").disabled(name.isEmpty)
      }
    }
    let screen = Screen { Owner() }
    for (key, query, reason) in [
      (
        "x", "Plain",
        "the text \"Plain\" cannot be reached: no key gets there, as neither it nor anything around it is focusable"
      ),
      (
        "x", "Shut",
        "the text \"Shut\" cannot be reached: no key gets there, as neither it nor anything around it is focusable"
      ),
      (
        "x", "Board",
        "nothing takes the keys ⌘X: the text \"Board\" has the focus; shortcuts are ⌘S of the button \"Save\""
      ),
      ("x", "Off", "the text \"Off\" is disabled by .disabled(true) on Text"),
      (
        "x", nil,
        "nothing takes the keys ⌘X: nothing has the focus; shortcuts are ⌘S of the button \"Save\""
      ),
      ("s", nil, "the button \"Save\" is disabled by .disabled(true) on Button"),
    ] as [(KeyEquivalent, String?, String)] {
      let error = #expect(throws: ScreenError.self) {
        if let query {
          try screen.press(key, modifiers: .command, on: ElementQuery(label: query))
        } else {
          try screen.press(key, modifiers: .command)
        }
      }
      #expect(error?.description == reason)
    }
  }
}
