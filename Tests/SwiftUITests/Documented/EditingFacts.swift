import SwiftUI
import SwiftUIHost
import Testing

/// What Apple's documentation says of editing, moving and selecting rows.
@MainActor
struct EditingFacts {
  private struct Pet: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  private static let pets = [
    Pet(id: 1, name: "Cookie"), Pet(id: 2, name: "Mimi"), Pet(id: 3, name: "Rex"),
  ]

  @Test func `keeps rows that must not be deleted or moved`() throws {
    struct Owner: View {
      @State private var names = ["Cookie", "Mimi", "Rex"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            Text(name).deleteDisabled(name == "Mimi").moveDisabled(name == "Rex")
          }
          .onDelete { names.remove(atOffsets: $0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let screen = Screen { Owner() }
    #expect(throws: ScreenError.self) { try screen.delete("Mimi") }
    #expect(throws: ScreenError.self) { try screen.move("Rex", from: 2, to: 0) }
    try screen.delete("Cookie")
    #expect(try screen.texts == ["Mimi", "Rex"])
  }

  @Test func `edits by a mode that the view keeps itself`() throws {
    struct Rows: View {
      @Environment(\.editMode) private var mode
      var body: some View { Text(mode?.wrappedValue == .active ? "active" : "inactive") }
    }
    struct Owner: View {
      @State private var mode = EditMode.inactive
      var body: some View {
        VStack {
          List { Rows() }
          EditButton()
        }
        .environment(\.editMode, $mode)
        Button(mode.isEditing ? "Stop" : "Start") { mode = mode.isEditing ? .inactive : .active }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Start")
    #expect(try screen.contains("active"))
    try screen.tap("Done")
    #expect(try screen.contains("inactive"))
    #expect(try screen.button("Start").isEnabled)
  }

  @Test func `has no deletion of its own beside swipe actions`() throws {
    struct Owner: View {
      @State private var names = ["Cookie", "Mimi"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            Text(name).swipeActions {
              Button("Flag") {}
              Button("Remove", role: .destructive) { names.removeAll { $0 == name } }
            }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.element(.kind(.button, "Remove").at(0)).parameters == ["role: .destructive"])
    #expect(throws: ScreenError.self) { try screen.delete("Cookie") }
    try screen.tap(.kind(.button, "Remove").at(1))
    #expect(try screen.contains("Cookie"))
    #expect(try !screen.contains("Mimi"))
  }

  @Test func `selects several rows, and lets go of them`() throws {
    struct Owner: View {
      @State private var chosen: Set<Pet.ID> = [2]
      var body: some View {
        List(EditingFacts.pets, selection: $chosen) { Text($0.name) }
        Text("chosen \(chosen.sorted().map(String.init).joined(separator: "+"))")
        Button("None") { chosen = [] }
      }
    }
    let screen = Screen { Owner() }
    try screen.select("Rex", in: .kind(.list))
    #expect(try screen.contains("chosen 2+3"))
    try screen.select("Mimi", in: .kind(.list))
    #expect(try screen.contains("chosen 3"))
    try screen.tap("None")
    #expect(try screen.element(.kind(.list)).value == "")
  }

  @Test func `selects by the tag of a row, not by its identity`() throws {
    struct Owner: View {
      @State private var chosen: String?
      var body: some View {
        List(selection: $chosen) {
          ForEach(EditingFacts.pets) { pet in Text(pet.name).tag(pet.name) }
        }
        Text(chosen ?? "none")
      }
    }
    let screen = Screen { Owner() }
    try screen.select("Rex", in: .kind(.list))
    #expect(try screen.texts.last == "Rex")
  }

  @Test func `leaves out of the selection what is disabled for it`() throws {
    struct Owner: View {
      @State private var chosen: Int?
      var body: some View {
        List(selection: $chosen) {
          ForEach(EditingFacts.pets) { pet in Text(pet.name).selectionDisabled(pet.id == 1) }
        }
        Text("chosen \(chosen ?? 0)")
      }
    }
    let screen = Screen { Owner() }
    #expect(throws: ScreenError.self) { try screen.select("Cookie", in: .kind(.list)) }
    try screen.select("Mimi", in: .kind(.list))
    #expect(try screen.contains("chosen 2"))
  }

  @Test func `keeps the state of rows with their elements when these move`() throws {
    struct Row: View {
      @Binding var pet: Pet
      @State private var stars = 0
      var body: some View {
        TextField("Name", text: $pet.name)
        Button("\(pet.name) has \(stars)") { stars += 1 }
      }
    }
    struct Owner: View {
      @State private var pets = EditingFacts.pets
      var body: some View {
        List {
          ForEach($pets) { $pet in Row(pet: $pet) }
            .onMove { pets.move(fromOffsets: $0, toOffset: $1) }
        }
        Text(pets.map(\.name).joined(separator: " "))
        Button("Turn") { pets.reverse() }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Rex has 0")
    try screen.tap("Turn")
    #expect(try screen.contains("Rex Mimi Cookie"))
    #expect(try screen.button("Rex has 1").isEnabled)
    try screen.type("Max", into: .kind(.textField).at(0))
    #expect(try screen.contains("Max Mimi Cookie"))
    #expect(try screen.button("Max has 1").isEnabled)
  }

  @Test func `moves several elements together`() {
    var names = ["a", "b", "c", "d", "e"]
    names.move(fromOffsets: [0, 3], toOffset: 2)
    #expect(names == ["b", "a", "d", "c", "e"])
    names.remove(atOffsets: [1, 4])
    #expect(names == ["b", "d", "c"])
  }

  @Test func `deletes what is selected while rows are edited`() throws {
    struct Owner: View {
      @State private var names = ["Cookie", "Mimi", "Rex"]
      @State private var chosen: Set<String> = []
      var body: some View {
        NavigationStack {
          List(selection: $chosen) {
            ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
          }
          .toolbar {
            EditButton()
            Button("Delete") {
              names.removeAll { chosen.contains($0) }
              chosen = []
            }
            .disabled(chosen.isEmpty)
          }
        }
      }
    }
    let screen = Screen { Owner() }
    #expect(throws: ScreenError.self) { try screen.tap("Delete") }
    try screen.tap("Edit")
    try screen.select("Cookie", in: .kind(.list))
    try screen.select("Rex", in: .kind(.list))
    try screen.tap("Delete")
    #expect(try screen.contains("Mimi"))
    #expect(try !screen.contains("Rex"))
    try screen.delete("Mimi")
    #expect(try !screen.contains("Mimi"))
  }

  @Test func `deletes in each section from its own data`() throws {
    struct Owner: View {
      @State private var dogs = ["Rex", "Max"]
      @State private var cats = ["Mimi", "Mitzi"]
      var body: some View {
        List {
          Section("Dogs") {
            ForEach(dogs, id: \.self) { Text($0) }.onDelete { dogs.remove(atOffsets: $0) }
          }
          Section("Cats") {
            ForEach(cats, id: \.self) { Text($0) }.onDelete { cats.remove(atOffsets: $0) }
          }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.delete("Mitzi")
    try screen.delete("Rex")
    #expect(try screen.texts == ["Dogs", "Max", "Cats", "Mimi"])
  }

  @Test func `cannot select a row whose value is of another type`() throws {
    struct Owner: View {
      @State private var chosen: Int?
      var body: some View {
        List(["Cookie", "Mimi"], id: \.self, selection: $chosen) { Text($0) }
      }
    }
    let screen = Screen { Owner() }
    #expect(throws: ScreenError.self) { try screen.select("Mimi", in: .kind(.list)) }
  }
}
