import SwiftUI
import SwiftUIHost
import Testing

@MainActor
struct NavigationTests {
  @Test func `pushes a value, goes back, and keeps the path and the screen together`() throws {
    struct Owner: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          List(1..<4) { NavigationLink("Go \($0)", value: $0) }
            .navigationTitle("Numbers")
            .navigationDestination(for: Int.self) { number in
              Text("Number \(number)").navigationTitle("No. \(number)")
              NavigationLink("Deeper", value: number * 10)
            }
        }
        Text("path \(path.map(String.init).joined(separator: "/"))")
        Button("Jump") { path = [7, 8] }
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.navigationTitle == "Numbers")
    try screen.tap("Go 2")
    try screen.tap("Deeper")
    #expect(try screen.contains("Number 20"))
    #expect(try screen.contains("path 2/20"))
    try screen.tap("No. 2")
    #expect(try screen.contains("path 2"))
    #expect(try screen.navigationTitle == "No. 2")
    try screen.goBack()
    #expect(try screen.contains("path "))
    try screen.tap("Jump")
    #expect(try screen.contains("Number 8"))
  }

  @Test func `cannot follow a value that leads nowhere, or nil`() throws {
    let screen = Screen {
      NavigationStack {
        NavigationLink("Lost", value: "x")
        NavigationLink("Nothing", value: Int?.none)
      }
    }
    try screen.tap("Lost")
    #expect(try screen.texts == ["Lost", "Nothing"])
    #expect(try screen.issues.first?.contains("no matching navigationDestination") == true)
    #expect(throws: ScreenError.self) { try screen.tap("Nothing") }
  }

  @Test func `leaves a screen by its dismiss action and keeps the state below`() throws {
    struct Detail: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Done") { dismiss() } }
    }
    struct Root: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }
        NavigationLink("Detail") { Detail() }
        NavigationLink(destination: Text("Old way")) { Text("Old") }
      }
    }
    let screen = Screen { NavigationView { Root() } }
    try screen.tap("Count 0")
    try screen.tap("Detail")
    #expect(try !screen.contains("Count 1"))
    try screen.tap("Done")
    #expect(try screen.contains("Count 1"))
    try screen.tap("Old")
    #expect(try screen.contains("Old way"))
  }

  @Test func `shows a destination while a value is there and resets it when it is left`() throws {
    struct Owner: View {
      @State private var isShown = false
      @State private var item: String?
      var body: some View {
        NavigationStack {
          VStack {
            Button("Show") { isShown = true }
            Button("Item") { item = "Cookie" }
            Text(isShown ? "shown" : "not shown")
          }
          .navigationDestination(isPresented: $isShown) { Text("There") }
          .navigationDestination(item: $item) { Text("About \($0)") }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Show")
    #expect(try screen.contains("There"))
    try screen.goBack()
    #expect(try screen.contains("not shown"))
    try screen.tap("Item")
    #expect(try screen.contains("About Cookie"))
  }

  @Test func `shows one tab and keeps the state of the others`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    let screen = Screen {
      TabView {
        Counter().tabItem { Label("First", systemImage: "1.circle") }
        Text("Second page").tabItem { Text("Second") }
      }
    }
    try screen.tap("Count 0")
    try screen.tap("Second")
    #expect(try screen.contains("Second page"))
    #expect(try !screen.contains("Count 1"))
    try screen.tap("First")
    #expect(try screen.contains("Count 1"))
    try screen.select("Second", in: .kind(.tabView))
    #expect(try screen.element(.kind(.tabView)).choices == ["First", "Second"])
    #expect(try screen.contains("Second page"))
  }

  @Test func `follows and sets the selected tab`() throws {
    struct Owner: View {
      @State private var tab = "b"
      var body: some View {
        TabView(selection: $tab) {
          Tab("A", systemImage: "a", value: "a") { Text("page a") }
          Tab("B", systemImage: "b", value: "b") { Text("page b \(tab)") }
        }
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.contains("page b b"))
    try screen.tap("A")
    #expect(try screen.contains("page a"))
  }

  @Test func `presses buttons of a toolbar and searches`() throws {
    struct Owner: View {
      @State private var text = ""
      @State private var added = 0
      private let all = ["apple", "pear"]
      var body: some View {
        NavigationStack {
          List(all.filter { text.isEmpty || $0.contains(text) }, id: \.self) { Text($0) }
            .searchable(text: $text, prompt: "Find fruit")
            .toolbar {
              ToolbarItem(placement: .primaryAction) { Button("Add \(added)") { added += 1 } }
            }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.search("pp")
    #expect(try screen.texts == ["apple", "Add 0"])
    try screen.tap("Add 0")
    #expect(try screen.contains("Add 1"))
  }
}
