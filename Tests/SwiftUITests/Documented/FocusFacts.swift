import SwiftUI
import SwiftUIHost
import Testing

/// What Apple's documentation says of the focus and of submitting.
@MainActor
struct FocusFacts {
  private enum Field: Hashable { case name, email, code }

  @Test func `has one focus at a time`() throws {
    struct Owner: View {
      @State private var text = ""
      @FocusState private var isNameFocused: Bool
      @FocusState private var isCodeFocused: Bool
      var body: some View {
        TextField("Name", text: $text).focused($isNameFocused)
        SecureField("Code", text: $text).focused($isCodeFocused)
        Button("Name, please") { isNameFocused = true }
        Text("\(isNameFocused) \(isCodeFocused)")
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.contains("false false"))
    try screen.tap("Name, please")
    #expect(try screen.contains("true false"))
    try screen.focus("Code")
    #expect(try screen.contains("false true"))
  }

  @Test func `takes the focus away by nil`() throws {
    struct Owner: View {
      @State private var text = ""
      @FocusState private var field: Field?
      var body: some View {
        TextField("Name", text: $text).focused($field, equals: .name)
        TextField("Email", text: $text).focused($field, equals: .email)
        Button("Done") { field = nil }
        Text(field.map { "\($0)" } ?? "none")
      }
    }
    let screen = Screen { Owner() }
    try screen.focus("Email")
    #expect(try screen.contains("email"))
    #expect(try screen.textField("Email").isFocused)
    try screen.tap("Done")
    #expect(try screen.contains("none"))
    #expect(try !screen.textField("Email").isFocused)
  }

  @Test func `gives the focus by default when the view appears`() throws {
    struct Owner: View {
      @State private var text = ""
      @FocusState private var field: Field?
      var body: some View {
        VStack {
          TextField("Name", text: $text).focused($field, equals: .name)
          TextField("Email", text: $text).focused($field, equals: .email)
        }
        .defaultFocus($field, .email)
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.textField("Email").isFocused)
    try screen.focus("Name")
    #expect(try !screen.textField("Email").isFocused)
  }

  @Test func `focuses the first field that is wrong`() throws {
    struct Owner: View {
      @State private var name = "Cookie"
      @State private var email = ""
      @FocusState private var field: Field?
      var body: some View {
        TextField("Name", text: $name).focused($field, equals: .name)
        TextField("Email", text: $email).focused($field, equals: .email)
        Button("Send") {
          field = name.isEmpty ? .name : email.isEmpty ? .email : nil
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Send")
    #expect(try screen.textField("Email").isFocused)
    try screen.type("a@b", into: "Email")
    try screen.tap("Send")
    #expect(try !screen.textField("Email").isFocused)
  }

  @Test func `calls what is to be done on submitting from the inside out, up to a scope`() throws {
    struct Owner: View {
      @State private var text = ""
      @State private var log: [String] = []
      var body: some View {
        VStack {
          TextField("Open", text: $text).onSubmit { log.append("inner") }
          TextField("Closed", text: $text).onSubmit { log.append("own") }.submitScope()
        }
        .onSubmit { log.append("outer") }
        Text(log.joined(separator: " "))
      }
    }
    let screen = Screen { Owner() }
    try screen.submit("Open")
    #expect(Set(try #require(try screen.texts.last).split(separator: " ")) == ["inner", "outer"])
    try screen.submit("Closed")
    #expect(try screen.texts.last?.hasSuffix(" own") == true)
  }

  @Test func `submits searches apart from text`() throws {
    struct Owner: View {
      @State private var query = ""
      @State private var name = ""
      @State private var log = "nothing"
      var body: some View {
        NavigationStack {
          VStack {
            TextField("Name", text: $name)
            Text(log)
          }
          .searchable(text: $query)
          .onSubmit(of: .search) { log = "searched \(query)" }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.type("Cookie", into: "Name")
    try screen.submit("Name")
    #expect(try screen.contains("nothing"))
    try screen.search("pets")
    try screen.submit(.kind(.searchField))
    #expect(try screen.contains("searched pets"))
  }

  @Test func `cannot focus what is disabled`() throws {
    struct Owner: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: $text).focused($isFocused).disabled(true)
        Text(isFocused ? "focused" : "not focused")
      }
    }
    let screen = Screen { Owner() }
    #expect(throws: ScreenError.self) { try screen.focus("Name") }
    #expect(try screen.contains("not focused"))
  }

  @Test func `moves the focus to a field that has just come`() throws {
    struct Owner: View {
      @State private var names = ["Cookie"]
      @FocusState private var row: Int?
      var body: some View {
        ForEach(names.indices, id: \.self) { index in
          TextField("Name \(index)", text: $names[index]).focused($row, equals: index)
        }
        Button("Add") {
          names.append("")
          row = names.count - 1
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Add")
    #expect(try screen.textField("Name 1").isFocused)
    try screen.type("Rex", into: "Name 0")
    #expect(try screen.textField("Name 0").isFocused)
    #expect(try !screen.textField("Name 1").isFocused)
  }

  @Test func `loses the focus with the view that has it`() throws {
    struct Owner: View {
      @State private var isShown = true
      @State private var text = ""
      @FocusState private var isFocused: Bool
      @FocusState private var field: Field?
      var body: some View {
        if isShown {
          TextField("Name", text: $text).focused($isFocused)
          TextField("Email", text: $text).focused($field, equals: .email)
        }
        Toggle("Shown", isOn: $isShown)
        Text("\(isFocused) \(field == .email)")
      }
    }
    let screen = Screen { Owner() }
    try screen.focus("Name")
    try screen.toggle("Shown")
    #expect(try screen.contains("false false"))
    try screen.toggle("Shown")
    try screen.focus("Email")
    #expect(try screen.contains("false true"))
    try screen.toggle("Shown")
    #expect(try screen.contains("false false"))
  }

  @Test func `has no focus where no view answers to the value`() throws {
    struct Owner: View {
      @State private var text = ""
      @State private var isShown = false
      @FocusState private var isFocused: Bool
      @FocusState private var field: Field?
      var body: some View {
        TextField("Name", text: $text).focused($field, equals: .name)
        if isShown { TextField("Code", text: $text).focused($field, equals: .code) }
        Button("Email") { field = .email }
        Button("Nothing") { isFocused = true }
        Button("Code, please") {
          isShown = true
          field = .code
        }
        Text("\(isFocused) \(field.map { "\($0)" } ?? "none")")
      }
    }
    let screen = Screen { Owner() }
    try screen.focus("Name")
    try screen.tap("Email")
    #expect(try screen.contains("false none"))
    try screen.tap("Nothing")
    #expect(try screen.contains("false none"))
    try screen.tap("Code, please")
    #expect(try screen.contains("false code"))
  }

  @Test func `loses the focus when it is disabled`() throws {
    struct Owner: View {
      @State private var text = ""
      @State private var isLocked = false
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: $text).focused($isFocused).disabled(isLocked)
        Toggle("Locked", isOn: $isLocked)
        Text(isFocused ? "focused" : "not focused")
      }
    }
    let screen = Screen { Owner() }
    try screen.focus("Name")
    #expect(try screen.contains("focused"))
    try screen.toggle("Locked")
    #expect(try screen.contains("not focused"))
    try screen.toggle("Locked")
    #expect(try screen.contains("not focused"))
  }

  @Test func `gives the focus to the field that takes the place of another`() throws {
    struct Owner: View {
      @State private var text = ""
      @State private var isSecret = true
      @FocusState private var isFocused: Bool
      var body: some View {
        if isSecret {
          SecureField("Code", text: $text).focused($isFocused)
        } else {
          TextField("Code", text: $text).focused($isFocused)
        }
        Button("Show") {
          isSecret.toggle()
          isFocused = true
        }
        Toggle("Secret", isOn: $isSecret)
        Text(isFocused ? "focused" : "not focused")
      }
    }
    let screen = Screen { Owner() }
    try screen.focus("Code")
    try screen.tap("Show")
    #expect(try screen.contains("focused"))
    try screen.toggle("Secret")
    #expect(try screen.contains("not focused"))
  }
}
