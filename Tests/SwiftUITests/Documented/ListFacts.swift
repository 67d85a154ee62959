import SwiftUI
import SwiftUIHost
import Testing

/// What Apple's documentation says of lists, sections and tables.
@MainActor
struct ListFacts {
  @Test func `removes and moves rows of a binding by edit actions`() throws {
    struct Owner: View {
      @State private var pets = ["Cookie", "Mimi", "Rex"]
      var body: some View {
        Text(pets.joined(separator: "-"))
        List($pets, id: \.self, editActions: [.delete, .move]) { $pet in Text(pet) }
      }
    }
    let screen = Screen { Owner() }
    try screen.move("Cookie", from: 0, to: 3)
    #expect(try screen.contains("Mimi-Rex-Cookie"))
    try screen.delete("Rex")
    #expect(try screen.contains("Mimi-Cookie"))
  }

  @Test func `switches the edit mode of a list by the edit button`() throws {
    struct Rows: View {
      @Environment(\.editMode) private var mode
      var body: some View { Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading") }
    }
    struct Owner: View {
      var body: some View {
        NavigationStack {
          List { Rows() }.toolbar { EditButton() }
        }
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.contains("reading"))
    try screen.tap("Edit")
    #expect(try screen.contains("editing"))
    try screen.tap("Done")
    #expect(try screen.contains("reading"))
  }

  @Test func `loads anew when a list is pulled down`() async throws {
    struct Owner: View {
      @State private var rows = 1
      var body: some View {
        List(0..<rows, id: \.self) { Text("Row \($0)") }
          .refreshable { rows += 1 }
      }
    }
    let screen = Screen { Owner() }
    try screen.refresh()
    try await screen.settle()
    #expect(try screen.contains("Row 1"))
  }

  @Test func `offers swipe actions on both sides of a row`() throws {
    struct Owner: View {
      @State private var log = "none"
      var body: some View {
        Text(log)
        List {
          Text("Mail")
            .swipeActions(edge: .leading) { Button("Unread") { log = "unread" } }
            .swipeActions { Button("Trash", role: .destructive) { log = "trash" } }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Unread")
    #expect(try screen.contains("unread"))
    try screen.tap("Trash")
    #expect(try screen.contains("trash"))
  }

  @Test func `folds a section away and unfolds it`() throws {
    struct Owner: View {
      @State private var isExpanded = false
      var body: some View {
        List {
          Section("Pets", isExpanded: $isExpanded) { Text("Cookie") }
        }
        Button(isExpanded ? "Fold" : "Unfold") { isExpanded.toggle() }
      }
    }
    let screen = Screen { Owner() }
    #expect(try !screen.contains("Cookie"))
    try screen.tap("Unfold")
    #expect(try screen.contains("Cookie"))
    try screen.tap("Fold")
    #expect(try !screen.contains("Cookie"))
  }

  @Test func `shows a tree folded, one level at a time`() throws {
    struct Branch: Identifiable {
      let id: String
      var children: [Branch]?
    }
    let tree = [
      Branch(id: "Animals", children: [Branch(id: "Dogs", children: [Branch(id: "Rex")])])
    ]
    let screen = Screen { List(tree, children: \.children) { Text($0.id) } }
    #expect(try screen.contains("Animals"))
    #expect(try !screen.contains("Dogs"))
    try screen.tap(.kind(.disclosureGroup, "Animals"))
    #expect(try screen.contains("Dogs"))
    #expect(try !screen.contains("Rex"))
  }

  private struct Pet: Identifiable {
    let id: Int
    let name: String
    let age: Int

    static let all = [
      Pet(id: 1, name: "Rex", age: 3), Pet(id: 2, name: "Cookie", age: 9),
      Pet(id: 3, name: "Mimi", age: 5),
    ]
  }

  @Test func `sorts a table by the column whose title is pressed, then the other way round`() throws
  {
    struct Owner: View {
      @State private var pets = Pet.all
      @State private var order = [KeyPathComparator(\Pet.name)]
      var body: some View {
        Table(pets, sortOrder: $order) {
          TableColumn("Name", value: \.name)
          TableColumn("Age", value: \.age) { Text("\($0.age) years") }
          TableColumn("Sound") { _ in Text("…") }
        }
        .onChange(of: order, initial: true) { _, order in pets.sort(using: order) }
      }
    }
    let screen = Screen { Owner() }
    func ages() throws -> [String] { try screen.texts.filter { $0.hasSuffix("years") } }
    #expect(try ages() == ["9 years", "5 years", "3 years"])
    try screen.tap("Age")
    #expect(try ages() == ["3 years", "5 years", "9 years"])
    try screen.tap("Age")
    #expect(try ages() == ["9 years", "5 years", "3 years"])
    #expect(try screen.elements(.kind(.button)).map(\.label) == ["Name", "Age"])
  }

  @Test func `takes the type of a table's rows from them, and rows below others from their values`()
    throws
  {
    struct Owner: View {
      @State private var order = [KeyPathComparator(\Pet.age, order: .reverse)]
      @State private var chosen: Set<Pet.ID> = []
      var body: some View {
        Table(selection: $chosen, sortOrder: $order) {
          TableColumn("Name", value: \.name) { Text($0.name) }
          TableColumn("Age") { Text("\($0.age)") }
        } rows: {
          Section {
            ForEach(Pet.all.sorted(using: order)) { pet in
              if pet.age > 3 {
                TableRow(pet)
              } else {
                DisclosureTableRow(pet, isExpanded: .constant(true)) {
                  ForEach([Pet(id: 4, name: "Puppy", age: 0)])
                }
              }
            }
          }
        }
      }
    }
    let screen = Screen { Owner() }
    let names = Set(Pet.all.map(\.name) + ["Puppy"])
    #expect(try screen.texts.filter(names.contains) == ["Cookie", "Mimi", "Rex", "Puppy"])
  }

  @Test func `selects rows of a table`() throws {
    struct Owner: View {
      @State private var chosen: Set<Pet.ID> = []
      var body: some View {
        Text("chosen: \(chosen.sorted().map(String.init).joined(separator: " "))")
        Table(of: Pet.self, selection: $chosen) {
          TableColumn("Name", value: \.name)
        } rows: {
          Section("All") {
            ForEach(Pet.all) { TableRow($0) }
          }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.select("Mimi", in: .kind(.table))
    try screen.select("Rex", in: .kind(.table))
    #expect(try screen.contains("chosen: 1 3"))
    try screen.select("Mimi", in: .kind(.table))
    #expect(try screen.contains("chosen: 1"))
  }

  @Test func `selects rows of sections, not the sections`() throws {
    struct Owner: View {
      @State private var groups = ["Cats": ["Mimi", "Tom"], "Dogs": ["Rex"]]
      @State private var name: String?
      var body: some View {
        List(selection: $name) {
          ForEach(groups.keys.sorted(), id: \.self) { group in
            Section(group) {
              ForEach(groups[group] ?? [], id: \.self) { Text($0) }
            }
          }
        }
        Text("This is \(name ?? "nobody")")
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Rex")
    #expect(try screen.contains("This is Rex"))
    #expect(try screen.element(.kind(.list)).choices == ["Mimi", "Tom", "Rex"])
  }
}
