import SwiftUI
import SwiftUIHost
import Testing

@Observable
private final class Model {
  var name = "Cookie"
}

/// What Apple's documentation says of sheets, alerts, dialogs and popovers.
@MainActor
struct PresentationFacts {
  private struct Pet: Identifiable {
    let id = UUID()
    let name: String
  }

  @Test func `hands an alert the data it is about`() throws {
    struct Owner: View {
      @State private var isShown = false
      @State private var pet: Pet?
      @State private var log = "nothing"
      var body: some View {
        Text(log)
        Button("Ask") {
          pet = Pet(name: "Cookie")
          isShown = true
        }
        .alert("Let go?", isPresented: $isShown, presenting: pet) { pet in
          Button("Let \(pet.name) go", role: .destructive) { log = "let \(pet.name) go" }
          Button("Keep", role: .cancel) { log = "kept" }
        } message: { pet in
          Text("\(pet.name) would be gone.")
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Ask")
    #expect(try screen.contains("Cookie would be gone."))
    try screen.tap("Let Cookie go")
    #expect(try screen.contains("let Cookie go"))
    #expect(try !screen.isShown(.alert))
  }

  @Test func `shows an alert about an error and what helps`() throws {
    struct Hungry: LocalizedError {
      var errorDescription: String? { "The pet is hungry" }
      var recoverySuggestion: String? { "Feed it." }
    }
    struct Owner: View {
      @State private var isShown = false
      @State private var error: Hungry?
      var body: some View {
        Button("Play") {
          error = Hungry()
          isShown = true
        }
        .alert(isPresented: $isShown, error: error) { _ in
          Button("OK") {}
        } message: { error in
          Text(error.recoverySuggestion ?? "")
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Play")
    #expect(try screen.element(.kind(.alert)).label == "The pet is hungry")
    #expect(try screen.contains("Feed it."))
    try screen.tap("OK")
    #expect(try !screen.isShown(.alert))
  }

  @Test func `closes a dialog by its buttons and keeps their roles`() throws {
    struct Owner: View {
      @State private var isShown = false
      @State private var count = 3
      var body: some View {
        Text("\(count) pets")
        Button("Empty") { isShown = true }
          .confirmationDialog("Sure?", isPresented: $isShown, titleVisibility: .visible) {
            Button("Empty the list", role: .destructive) { count = 0 }
          } message: {
            Text("There is no way back.")
          }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Empty")
    #expect(try screen.contains("There is no way back."))
    #expect(try screen.button("Empty the list").parameters == ["role: .destructive"])
    try screen.tap("Cancel")
    #expect(try screen.contains("3 pets"))
    try screen.tap("Empty")
    try screen.tap("Empty the list")
    #expect(try screen.contains("0 pets"))
    #expect(try !screen.isShown(.confirmationDialog))
  }

  @Test func `closes nested sheets one after the other`() throws {
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close inner") { dismiss() } }
    }
    struct Outer: View {
      @Environment(\.dismiss) private var dismiss
      @State private var isShown = false
      var body: some View {
        Button("Open inner") { isShown = true }.sheet(isPresented: $isShown) { Inner() }
        Button("Close outer") { dismiss() }
      }
    }
    struct Owner: View {
      @State private var isShown = false
      var body: some View {
        Button("Open outer") { isShown = true }.sheet(isPresented: $isShown) { Outer() }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Open outer")
    try screen.tap("Open inner")
    #expect(throws: ScreenError.self) { try screen.tap("Close outer") }
    try screen.tap("Close inner")
    #expect(try screen.elements(.kind(.sheet)).count == 1)
    try screen.tap("Close outer")
    #expect(try !screen.isShown(.sheet))
  }

  @Test func `lets a popover of an item go by setting the item to nil`() throws {
    struct Owner: View {
      @State private var pet: Pet?
      var body: some View {
        Text(pet == nil ? "closed" : "open")
        Button("Show") { pet = Pet(name: "Mimi") }
          .popover(item: $pet, arrowEdge: .top) { pet in
            Text("About \(pet.name)")
            Button("Done") { self.pet = nil }
          }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Show")
    #expect(try screen.contains("About Mimi"))
    try screen.tap("Done")
    #expect(try screen.contains("closed"))
    try screen.tap("Show")
    try screen.dismiss(.kind(.popover))
    #expect(try screen.contains("closed"))
  }

  @Test func `starts the state of a sheet anew each time`() throws {
    struct Content: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Owner: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Content() }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Open")
    try screen.tap("Count 0")
    #expect(try screen.elements(.kind(.button, "Count 1")).count == 1)
    try screen.dismiss()
    try screen.tap("Open")
    #expect(try screen.elements(.kind(.button, "Count 0")).count == 1)
  }

  @Test func `changes from within a sheet what is behind it`() throws {
    struct Content: View {
      @Environment(Model.self) private var model
      var body: some View { Button("Rename \(model.name)") { model.name = "Mimi" } }
    }
    struct Owner: View {
      @State private var model = Model()
      @State private var isShown = false
      var body: some View {
        Text("Behind: \(model.name)")
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) { Content() }
          .environment(model)
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Open")
    try screen.tap("Rename Cookie")
    try screen.dismiss()
    #expect(try screen.contains("Behind: Mimi"))
  }
}
