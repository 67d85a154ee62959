import SwiftUI
import SwiftUIHost
import Testing

/// What Apple's documentation says of searching.
@MainActor
struct SearchFacts {
  private static let pets = ["Cookie", "Mimi", "Mitzi"]

  @Test func `is searching below the modifier, not beside it`() throws {
    struct Inside: View {
      @Environment(\.isSearching) private var isSearching
      var body: some View { Text("inside \(isSearching)") }
    }
    struct Owner: View {
      @Environment(\.isSearching) private var isSearching
      @State private var query = ""
      var body: some View {
        NavigationStack {
          VStack {
            Inside()
            Text("outside \(isSearching)")
          }
          .searchable(text: $query)
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.search("M")
    #expect(try screen.contains("inside true"))
    #expect(try screen.contains("outside false"))
  }

  @Test func `begins and ends a search by a value`() throws {
    struct Inside: View {
      @Environment(\.isSearching) private var isSearching
      @Environment(\.dismissSearch) private var dismissSearch
      var body: some View {
        Text(isSearching ? "searching" : "idle")
        Button("End") { dismissSearch() }
      }
    }
    struct Owner: View {
      @State private var query = ""
      @State private var isSearching = false
      var body: some View {
        NavigationStack {
          Inside().searchable(text: $query, isPresented: $isSearching)
        }
        Button("Begin") { isSearching = true }
        Text("value \(isSearching), query \"\(query)\"")
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.contains("idle"))
    try screen.tap("Begin")
    #expect(try screen.contains("searching"))
    try screen.search("Mi")
    #expect(try screen.contains("value true, query \"Mi\""))
    try screen.tap("End")
    #expect(try screen.contains("idle"))
    #expect(try screen.contains("value false, query \"\""))
  }

  @Test func `narrows a search by its scope`() throws {
    enum Scope: String, CaseIterable { case all, cats }
    struct Owner: View {
      @State private var query = ""
      @State private var scope = Scope.all
      var body: some View {
        NavigationStack {
          List(
            SearchFacts.pets.filter { scope == .all || $0.hasPrefix("M") }, id: \.self
          ) { Text($0) }
          .searchable(text: $query)
          .searchScopes($scope) {
            ForEach(Scope.allCases, id: \.self) { Text($0.rawValue.capitalized) }
          }
        }
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.contains("Cookie"))
    try screen.select("Cats", in: .kind(.picker))
    #expect(try !screen.contains("Cookie"))
  }

  @Test func `writes the completion of a suggestion that is chosen`() throws {
    struct Owner: View {
      @State private var query = ""
      var body: some View {
        NavigationStack {
          Text("Query \(query)")
            .searchable(text: $query)
            .searchSuggestions {
              ForEach(SearchFacts.pets.filter { $0.hasPrefix(query) }, id: \.self) { name in
                Label("Show \(name)", systemImage: "pawprint").searchCompletion(name)
              }
            }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.search("Mi")
    #expect(try screen.elements("Show Cookie").isEmpty)
    try screen.tap("Show Mitzi")
    #expect(try screen.contains("Query Mitzi"))
  }

  @Test func `shows a text when nothing is found`() throws {
    struct Owner: View {
      @State private var query = ""
      private var found: [String] {
        SearchFacts.pets.filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) }
      }
      var body: some View {
        NavigationStack {
          List(found, id: \.self) { Text($0) }
            .overlay { if found.isEmpty { ContentUnavailableView.search(text: query) } }
            .searchable(text: $query, prompt: "Pets")
        }
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.element(.kind(.searchField)).label == "Pets")
    try screen.search("mi")
    #expect(try screen.texts == ["Mimi", "Mitzi"])
    try screen.search("dog")
    #expect(try screen.texts.contains { $0.contains("dog") })
  }
}
