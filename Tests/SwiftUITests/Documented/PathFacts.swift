import SwiftUI
import SwiftUIHost
import Testing

/// What Apple's documentation says of paths, programmatic navigation and columns.
@MainActor
struct PathFacts {
  @Test func `follows a deep link by setting the whole path`() throws {
    struct Owner: View {
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Open link") { path = [1, 2, 3] }
            .navigationDestination(for: Int.self) { number in
              Text("Screen \(number)").navigationTitle("Title \(number)")
            }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Open link")
    #expect(try screen.contains("Screen 3"))
    try screen.goBack()
    #expect(try screen.navigationTitle == "Title 2")
    try screen.goBack()
    try screen.goBack()
    #expect(try screen.elements(.kind(.button, "Open link")).count == 1)
  }

  @Test func `goes back several screens at once`() throws {
    struct Owner: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("Start") { for number in 1...4 { path.append(number) } }
            .navigationDestination(for: Int.self) { number in
              Text("Screen \(number)")
              Button("Back by two") { path.removeLast(2) }
            }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Start")
    #expect(try screen.contains("Screen 4"))
    try screen.tap("Back by two")
    #expect(try screen.contains("Screen 2"))
    try screen.tap("Back by two")
    #expect(try screen.elements(.kind(.button, "Start")).count == 1)
  }

  @Test func `keeps the state of a screen below and loses that of one that is left`() throws {
    struct Counter: View {
      let level: Int
      @State private var count = 0
      var body: some View {
        Button("Level \(level): \(count)") { count += 1 }
        NavigationLink("Deeper", value: level + 1)
      }
    }
    struct Owner: View {
      var body: some View {
        NavigationStack {
          Counter(level: 0).navigationDestination(for: Int.self) { Counter(level: $0) }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Level 0: 0")
    try screen.tap("Deeper")
    try screen.tap("Level 1: 0")
    try screen.goBack()
    #expect(try screen.button("Level 0: 1").isEnabled)
    try screen.tap("Deeper")
    #expect(try screen.button("Level 1: 0").isEnabled)
  }

  @Test func `shows another screen when the item of a destination changes, and none for nil`()
    throws
  {
    struct Owner: View {
      @State private var pet: String?
      var body: some View {
        NavigationStack {
          Button("Show Cookie") { pet = "Cookie" }
            .navigationDestination(item: $pet) { name in
              Text("This is \(name)")
              Button("Next") { pet = "Mimi" }
              Button("Leave") { pet = nil }
            }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Show Cookie")
    try screen.tap("Next")
    #expect(try screen.contains("This is Mimi"))
    try screen.tap("Leave")
    #expect(try screen.texts == ["Show Cookie"])
    try screen.tap("Show Cookie")
    #expect(try screen.contains("This is Cookie"))
  }

  @Test func `presents a destination while a value is true`() throws {
    struct Owner: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Toggle("Shown", isOn: $isShown)
            .navigationDestination(isPresented: $isShown) { Text("There") }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.toggle("Shown")
    #expect(try screen.contains("There"))
    try screen.goBack()
    #expect(try !screen.toggle(labelled: "Shown").isOn)
  }

  @Test func `selects a row of the sidebar by a link with a value`() throws {
    struct Owner: View {
      @State private var chosen: Int?
      var body: some View {
        NavigationSplitView {
          List(selection: $chosen) {
            ForEach(1..<4) { number in NavigationLink("Row \(number)", value: number) }
          }
        } detail: {
          Text(chosen.map { "Detail \($0)" } ?? "Nothing")
          Button("Forget") { chosen = nil }
        }
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.contains("Nothing"))
    try screen.tap("Row 2")
    #expect(try screen.contains("Detail 2"))
    try screen.tap("Row 3")
    #expect(try screen.contains("Detail 3"))
    try screen.tap("Forget")
    #expect(try screen.contains("Nothing"))
  }

  @Test func `leads through three columns`() throws {
    struct Owner: View {
      @State private var kind: String?
      @State private var pet: String?
      var body: some View {
        NavigationSplitView {
          List(["Dogs", "Cats"], id: \.self, selection: $kind) { Text($0) }
        } content: {
          if let kind {
            List(["A", "B"], id: \.self, selection: $pet) { Text("\(kind) \($0)") }
          }
        } detail: {
          Text("Detail \(kind ?? "-") \(pet ?? "-")")
        }
      }
    }
    let screen = Screen { Owner() }
    #expect(try screen.contains("Detail - -"))
    try screen.select("Cats", in: .kind(.list).at(0))
    try screen.select("Cats B", in: .kind(.list).at(1))
    #expect(try screen.contains("Detail Cats B"))
  }

  @Test func `dismisses the screen that is asked, not the sheet around it`() throws {
    struct Leaf: View {
      @Environment(\.dismiss) private var dismiss
      let name: String
      var body: some View { Button("Leave \(name)") { dismiss() } }
    }
    struct Owner: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) {
            NavigationStack {
              VStack {
                Leaf(name: "sheet")
                NavigationLink("Deeper") { Leaf(name: "screen") }
              }
            }
          }
      }
    }
    let screen = Screen { Owner() }
    try screen.tap("Open")
    try screen.tap("Deeper")
    try screen.tap("Leave screen")
    #expect(try screen.isShown(.sheet))
    try screen.tap("Leave sheet")
    #expect(try !screen.isShown(.sheet))
  }

  @Test func `follows an address from outside to a screen`() throws {
    struct Owner: View {
      @State private var path: [String] = []
      @State private var isListening = true
      var body: some View {
        NavigationStack(path: $path) {
          Toggle("Listening", isOn: $isListening)
            .navigationDestination(for: String.self) { Text("Pet \($0)") }
        }
        if isListening {
          Text("Open").onOpenURL { address in
            path = address.pathComponents.filter { $0 != "/" }
          }
        }
      }
    }
    let screen = Screen { Owner() }
    try screen.open(try #require(URL(string: "pets://home/Cookie/Mimi")))
    #expect(try screen.contains("Pet Mimi"))
    try screen.goBack()
    #expect(try screen.contains("Pet Cookie"))
    try screen.goBack()
    try screen.toggle("Listening")
    try screen.open(try #require(URL(string: "pets://home/Cookie")))
    #expect(try screen.elements(.kind(.toggle)).count == 1)
  }

  @Test func `goes back only by the program where there is no button for it`() throws {
    struct Form: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        Button("Done") { dismiss() }.navigationBarBackButtonHidden()
      }
    }
    let screen = Screen { NavigationStack { NavigationLink("Fill in") { Form() } } }
    try screen.tap("Fill in")
    #expect(throws: ScreenError.self) { try screen.goBack() }
    try screen.tap("Done")
    #expect(try screen.contains("Fill in"))
  }
}
