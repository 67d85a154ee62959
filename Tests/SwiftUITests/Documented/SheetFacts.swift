import SwiftUI
import SwiftUIHost
import Testing

/// What Apple's documentation says of when presentations come and go.
@MainActor
struct SheetFacts {
  private struct Pet: Identifiable {
    let id: Int
    let name: String
  }

  @Test func `calls what is to be done after a sheet, however it goes`() throws {
    struct Content: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    struct Owner: View {
      @State private var isShown = false
      @State private var log: [String] = []
      var body: some View {
        Text(log.joined(separator: " "))
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) {
            log.append(isShown ? "still" : "gone")
          } content: {
            Content()
          }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Open")
    try screen.tap("Close")
    #expect(try screen.contains("gone"))
    try screen.tap("Open")
    try screen.dismiss()
    #expect(try screen.contains("gone gone"))
  }

  @Test func `lets a sheet be swiped away as soon as nothing is lost`() throws {
    struct Owner: View {
      @State private var isShown = true
      @State private var text = ""
      var body: some View {
        Text("Behind")
          .sheet(isPresented: $isShown) {
            TextField("Note", text: $text).interactiveDismissDisabled(!text.isEmpty)
          }
      }
    }
    let screen = Screen { Owner() }
    try screen.type("Milk", into: "Note")
    #expect(throws: ScreenError.self) { try screen.dismiss() }
    try screen.type("", into: "Note")
    try screen.dismiss()
    #expect(try !screen.isShown(.sheet))
  }

  @Test func `starts anew with another item`() throws {
    struct Content: View {
      let pet: Pet
      let next: () -> Void
      @State private var count = 0
      var body: some View {
        Button("\(pet.name) \(count)") { count += 1 }
        Button("Next", action: next)
      }
    }
    struct Owner: View {
      @State private var pet: Pet?
      var body: some View {
        Button("Open") { pet = Pet(id: 1, name: "Cookie") }
          .sheet(item: $pet) { item in
            Content(pet: item) { pet = Pet(id: item.id + 1, name: "Mimi") }
          }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Open")
    try screen.tap("Cookie 0")
    #expect(try screen.button("Cookie 1").isEnabled)
    try screen.tap("Next")
    #expect(try screen.button("Mimi 0").isEnabled)
    #expect(try screen.elements(.kind(.sheet)).count == 1)
  }

  @Test func `covers the screen for an item`() throws {
    struct Owner: View {
      @State private var pet: Pet?
      var body: some View {
        Button("Open") { pet = Pet(id: 1, name: "Cookie") }
          .fullScreenCover(item: $pet) { item in
            Text(item.name)
            Button("Close") { pet = nil }
          }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Open")
    #expect(try screen.isShown(.fullScreenCover))
    #expect(throws: ScreenError.self) { try screen.tap("Open") }
    try screen.tap("Close")
    #expect(try !screen.isShown(.fullScreenCover))
  }

  @Test func `shows no alert without data`() throws {
    struct Owner: View {
      @State private var isShown = false
      @State private var pet: String?
      var body: some View {
        Button("Ask") { isShown = true }
          .alert("Feed?", isPresented: $isShown, presenting: pet) { Button("Feed \($0)") {} }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Ask")
    #expect(try !screen.isShown(.alert))
  }

  @Test func `takes words in an alert`() throws {
    struct Owner: View {
      @State private var isShown = false
      @State private var name = ""
      @State private var greeting = "Nobody"
      var body: some View {
        Text(greeting)
        Button("Ask") { isShown = true }
          .alert("Who are you?", isPresented: $isShown) {
            TextField("Name", text: $name)
            Button("OK") { greeting = "Hello \(name)" }
            Button("Cancel", role: .cancel) {}
          }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Ask")
    try screen.type("Cookie", into: "Name")
    try screen.tap("OK")
    #expect(try screen.contains("Hello Cookie"))
    try screen.tap("Ask")
    #expect(try screen.textField("Name").value == "Cookie")
    try screen.tap("Cancel")
    #expect(try screen.contains("Hello Cookie"))
  }

  @Test func `hands the environment on into a sheet`() throws {
    struct Content: View {
      @Environment(\.locale) private var locale
      @Environment(\.isPresented) private var isPresented
      var body: some View { Text("\(locale.identifier) \(isPresented)") }
    }
    struct Owner: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Content()
          Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Content() }
        }
        .environment(\.locale, Locale(identifier: "de_DE"))
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Open")
    #expect(try screen.contains("de_DE true"))
    #expect(try screen.contains("de_DE false"))
  }

  @Test func `covers the screen until the program ends it`() throws {
    struct Owner: View {
      @State private var isShown = false
      @State private var log = "nothing"
      var body: some View {
        Text(log)
        Button("Open") { isShown = true }
          .fullScreenCover(isPresented: $isShown, onDismiss: { log = "back" }) {
            Button("Close") { isShown = false }
          }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Open")
    #expect(throws: ScreenError.self) { try screen.dismiss(.kind(.fullScreenCover)) }
    try screen.tap("Close")
    #expect(try screen.contains("back"))
  }

  @Test func `shows one sheet after another`() throws {
    struct Owner: View {
      @State private var isFirst = false
      @State private var isSecond = false
      var body: some View {
        Button("Open") { isFirst = true }
          .sheet(isPresented: $isFirst) {
            Button("Go on") {
              isFirst = false
              isSecond = true
            }
          }
        Text("Behind").sheet(isPresented: $isSecond) { Text("Second") }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Open")
    try screen.tap("Go on")
    #expect(try screen.contains("Second"))
    #expect(try screen.elements(.kind(.sheet)).count == 1)
  }

  @Test func `asks inside a sheet and closes both`() throws {
    struct Content: View {
      @Environment(\.dismiss) private var dismiss
      @State private var isAsking = false
      var body: some View {
        Button("Delete") { isAsking = true }
          .alert("Sure?", isPresented: $isAsking) {
            Button("Yes", role: .destructive) { dismiss() }
            Button("No", role: .cancel) {}
          }
      }
    }
    struct Owner: View {
      @State private var isShown = true
      var body: some View { Text("Behind").sheet(isPresented: $isShown) { Content() } }
    }
    let screen = Screen { Owner() }
    try screen.tap("Delete")
    try screen.tap("No")
    #expect(try screen.isShown(.sheet))
    try screen.tap("Delete")
    try screen.tap("Yes")
    #expect(try !screen.isShown(.sheet))
    #expect(try !screen.isShown(.alert))
  }

  @Test func `shows an inspector beside the screen`() throws {
    struct Owner: View {
      @State private var isShown = false
      var body: some View {
        Toggle("Details", isOn: $isShown)
          .inspector(isPresented: $isShown) {
            Text("About Cookie")
            Button("Hide") { isShown = false }
          }
      }
    }
    let screen = Screen { Owner() }
    #expect(try !screen.contains("About Cookie"))
    try screen.toggle("Details")
    #expect(try screen.contains("About Cookie"))
    try screen.tap("Hide")
    #expect(try !screen.toggle(labelled: "Details").isOn)
  }
}
