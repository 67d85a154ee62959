import SwiftUI
import SwiftUIHost
import Testing

/// What Apple's documentation says of navigation and tabs.
@MainActor
struct NavigationFacts {
  @Test func `pops to the root when the path is emptied`() throws {
    struct Owner: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          NavigationLink("One", value: 1)
            .navigationTitle("Root")
            .navigationDestination(for: Int.self) { number in
              NavigationLink("Deeper", value: number + 1)
              Button("Home") { path.removeAll() }
              Text("Screen \(number) of \(path.count)")
            }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("One")
    try screen.tap("Deeper")
    try screen.tap("Deeper")
    #expect(try screen.contains("Screen 3 of 3"))
    try screen.tap("Home")
    #expect(try screen.navigationTitle == "Root")
    #expect(throws: ScreenError.self) { try screen.goBack() }
  }

  @Test func `starts with the screens that the path already holds`() throws {
    struct Owner: View {
      @State private var path = NavigationPath([1, 2])
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root \(path.count)")
            .navigationDestination(for: Int.self) { Text("Screen \($0)") }
        }
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.contains("Screen 2"))
    try screen.goBack()
    #expect(try screen.contains("Screen 1"))
    try screen.goBack()
    #expect(try screen.contains("Root 0"))
  }

  @Test func `brings a path back from what was written down of it`() throws {
    var path = NavigationPath([1, 2])
    path.append("three")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let again = NavigationPath(
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
    #expect(again == path)
    #expect(again.count == 3)
  }

  @Test func `leads to each type of value by its own destination`() throws {
    struct Owner: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Number", value: 1)
          NavigationLink("Word", value: "pet")
            .navigationDestination(for: Int.self) { Text("Number \($0)") }
            .navigationDestination(for: String.self) { Text("Word \($0)") }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Word")
    #expect(try screen.contains("Word pet"))
    try screen.goBack()
    try screen.tap("Number")
    #expect(try screen.contains("Number 1"))
  }

  @Test func `shows in the detail column what is selected at the side`() throws {
    struct Owner: View {
      @State private var chosen: String?
      var body: some View {
        NavigationSplitView {
          List(["Cookie", "Mimi"], id: \.self, selection: $chosen) { Text($0) }
        } detail: {
          if let chosen { Text("Detail of \(chosen)") } else { Text("Nothing chosen") }
        }
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.contains("Nothing chosen"))
    try screen.select("Mimi", in: .kind(.list))
    #expect(try screen.contains("Detail of Mimi"))
  }

  @Test func `changes the tab when the selection is set`() throws {
    struct Owner: View {
      @State private var tab = "home"
      var body: some View {
        TabView(selection: $tab) {
          Tab("Home", systemImage: "house", value: "home") {
            Button("Go on") { tab = "settings" }
          }
          Tab("Settings", systemImage: "gear", value: "settings") { Text("On \(tab)") }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Go on")
    #expect(try screen.contains("On settings"))
    try screen.tap(.kind(.tab, "Home"))
    #expect(try screen.elements(.kind(.button, "Go on")).count == 1)
  }

  @Test func `leaves out a tab that is hidden`() throws {
    struct Owner: View {
      @State private var isSecret = true
      var body: some View {
        TabView {
          Tab("Home", systemImage: "house") { Button("Reveal") { isSecret = false } }
          Tab("Secret", systemImage: "lock") { Text("Found") }.hidden(isSecret)
        }
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.elements(.kind(.tab)).map(\.label) == ["Home"])
    try screen.tap("Reveal")
    try screen.tap(.kind(.tab, "Secret"))
    #expect(try screen.contains("Found"))
  }

  @Test func `makes a tab of content of one's own`() throws {
    struct Pets: TabContent {
      var body: some TabContent<Int> {
        Tab("Dogs", systemImage: "dog", value: 1) { Text("Woof") }
        Tab("Cats", systemImage: "cat", value: 2) { Text("Meow") }
      }
    }
    struct Owner: View {
      @State private var tab = 1
      var body: some View { TabView(selection: $tab) { Pets() } }
    }
    let screen = Screen { Owner() }
    try screen.tap(.kind(.tab, "Cats"))
    #expect(try screen.contains("Meow"))
  }

  @Test func `shows items of a toolbar and tabs only under a condition`() throws {
    struct Owner: View {
      @State private var isEditing = false
      var body: some View {
        TabView {
          Tab("Pets", systemImage: "pawprint") {
            NavigationStack {
              Text("Pets")
                .toolbar {
                  if isEditing {
                    ToolbarItem(placement: .cancellationAction) {
                      Button("Cancel") { isEditing = false }
                    }
                  }
                  ToolbarItem { Button("Change") { isEditing = true } }
                }
            }
          }
          if isEditing {
            Tab("Changes", systemImage: "pencil") { Text("Changes") }
          }
        }
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.elements("Cancel").isEmpty)
    #expect(try screen.elements(.kind(.tab)).count == 1)
    try screen.tap("Change")
    #expect(try screen.elements(.kind(.tab)).count == 2)
    try screen.tap("Cancel")
    #expect(try screen.elements("Cancel").isEmpty)
    #expect(try screen.elements(.kind(.tab)).count == 1)
  }

  @Test func `makes tabs of a collection`() throws {
    struct Owner: View {
      @State private var tab = "Cookie"
      var body: some View {
        TabView(selection: $tab) {
          ForEach(["Cookie", "Mimi"], id: \.self) { name in
            Tab(name, systemImage: "pawprint", value: name) { Text("This is \(name)") }
          }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap(.kind(.tab, "Mimi"))
    #expect(try screen.contains("This is Mimi"))
  }

  @available(*, deprecated)
  @Test func `opens a link in the old way whose tag is selected`() throws {
    struct Owner: View {
      @State private var tag: Int?
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("First", tag: 1, selection: $tag) { Text("This is the first") }
            NavigationLink("Second", tag: 2, selection: $tag) { Text("This is the second") }
            Button("Choose") { tag = 2 }
            Text(tag.map { "\($0)" } ?? "none")
          }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Choose")
    #expect(try screen.contains("This is the second"))
    try screen.goBack()
    #expect(try screen.contains("none"))
    try screen.tap("First")
    #expect(try screen.contains("This is the first"))
  }

  @Test func `shows in a tab what only a view inside has read`() throws {
    struct Owner: View {
      @State private var path: [Int] = []
      @State private var count = 0
      let isOld: Bool
      var body: some View {
        if isOld {
          TabView {
            Count(count: $count).tabItem { Text("Count") }
            Stack(path: $path).tabItem { Text("Stack") }
          }
        } else {
          TabView {
            Tab("Count", systemImage: "number") { Count(count: $count) }
            Tab("Stack", systemImage: "list") { Stack(path: $path) }
          }
        }
        Button("Change") {
          path = [7]
          count += 1
        }
      }
    }
    struct Count: View {
      @Binding var count: Int
      var body: some View { Text("count \(count)") }
    }
    struct Stack: View {
      @Binding var path: [Int]
      var body: some View {
        NavigationStack(path: $path) {
          Text("Root").navigationDestination(for: Int.self) { Text("This is \($0)") }
        }
      }
    }
    for isOld in [true, false] {
      let screen = Screen { Owner(isOld: isOld) }
      #expect(try screen.contains("count 0"))
      try screen.tap("Change")
      #expect(try screen.contains("count 1"))
      try screen.tap(.kind(.tab, "Stack"))
      #expect(try screen.contains("This is 7"))
      try screen.goBack()
      #expect(try screen.contains("Root"))
      try screen.tap("Change")
      #expect(try screen.contains("This is 7"))
    }
  }

  @Test func `comes to rest after each step`() throws {
    struct Owner: View {
      @State private var path: [Int] = []
      @State private var isShown = false
      var body: some View {
        NavigationStack(path: $path) {
          List {
            NavigationLink("Pet", value: 1)
            NavigationLink("View") { Text("This is a view") }
            Button("Show") { isShown = true }
          }
          .navigationDestination(for: Int.self) { number in
            Form { NavigationLink("After \(number)", value: number + 1) }
              .navigationDestination(for: String.self) { Text($0) }
          }
          .navigationDestination(isPresented: $isShown) { Text("This is shown") }
        }
      }
    }
    let screen = Screen { Owner() }
    for steps in [["Pet", "After 1", "After 2"], ["View"], ["Show"]] {
      for step in steps { try screen.tap(.kind(step == "Show" ? .button : .navigationLink, step)) }
      for _ in steps { try screen.goBack() }
    }
    #expect(try screen.contains("Pet"))
    #expect(try screen.issues.isEmpty)
  }
}
