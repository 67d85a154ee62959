import Combine
import SwiftUI
import SwiftUIHost
import Testing

extension LifecycleTests {
  /// What Apple's documentation says of tasks, changes, storage, focus and the scene.
  @MainActor
  struct LifecycleFacts {
    @Test func `cancels the task of an identity before one for the next starts`() async throws {
      struct Owner: View {
        @State private var id = 1
        @State private var log: [String] = []
        var body: some View {
          Button("Next") { id += 1 }
          Text(log.joined(separator: ", "))
            .task(id: id) {
              log.append("start \(id)")
              do {
                try await Task.sleep(for: .seconds(10))
                log.append("end \(id)")
              } catch {
                log.append("cancelled")
              }
            }
        }
      }
      let screen = Screen { Owner() }
      try await screen.settle()
      try screen.tap("Next")
      try await screen.settle()
      try await screen.wait(10)
      let log = try #require(try screen.texts.last).components(separatedBy: ", ")
      #expect(log.first == "start 1")
      #expect(Set(log) == ["start 1", "cancelled", "start 2", "end 2"])
      #expect(log.last == "end 2")
    }

    @Test func `sees one value of a key in all views that store it`() throws {
      struct Reader: View {
        @AppStorage("facts.shared.name") private var name = "nobody"
        var body: some View { Text("Hello \(name)") }
      }
      struct Writer: View {
        @AppStorage("facts.shared.name") private var name = "nobody"
        var body: some View { Button("Set") { name = "Cookie" } }
      }
      UserDefaults.standard.removeObject(forKey: "facts.shared.name")
      let screen = Screen {
        Reader()
        Writer()
      }
      #expect(try screen.contains("Hello nobody"))
      try screen.tap("Set")
      #expect(try screen.contains("Hello Cookie"))
      #expect(UserDefaults.standard.string(forKey: "facts.shared.name") == "Cookie")
      UserDefaults.standard.removeObject(forKey: "facts.shared.name")
    }

    @Test func `keeps what is changed about tabs and columns without a first value`() throws {
      struct Row: Identifiable { let id = 1 }
      struct Owner: View {
        @AppStorage("facts.tabs") private var tabs: TabViewCustomization
        @SceneStorage("facts.columns") private var columns: TableColumnCustomization<Row>
        var body: some View {
          Button("Hide") { columns[visibility: "age"] = .hidden }
          Text("hidden: \(columns[visibility: "age"] == .hidden)").tabViewCustomization($tabs)
        }
      }
      let screen = Screen { Owner() }
      #expect(try screen.contains("hidden: false"))
      try screen.tap("Hide")
      #expect(try screen.contains("hidden: true"))
    }

    @Test func `keeps optional and enumerated values in the storage`() throws {
      enum Mood: String { case happy, sad }
      struct Owner: View {
        @AppStorage("facts.mood") private var mood = Mood.happy
        @AppStorage("facts.count") private var count: Int?
        var body: some View {
          Text("\(mood.rawValue) \(count ?? -1)")
          Button("Change") {
            mood = .sad
            count = 4
          }
          Button("Forget") { count = nil }
        }
      }
      for key in ["facts.mood", "facts.count"] { UserDefaults.standard.removeObject(forKey: key) }
      let screen = Screen { Owner() }
      try screen.tap("Change")
      #expect(try screen.contains("sad 4"))
      try screen.tap("Forget")
      #expect(try screen.contains("sad -1"))
      for key in ["facts.mood", "facts.count"] { UserDefaults.standard.removeObject(forKey: key) }
    }

    @Test func `moves the focus on when a field is submitted`() throws {
      enum Field { case name, email }
      struct Form: View {
        @State private var name = ""
        @State private var email = ""
        @FocusState private var focus: Field?
        var body: some View {
          VStack {
            TextField("Name", text: $name).focused($focus, equals: .name)
            TextField("Email", text: $email).focused($focus, equals: .email)
          }
          .onSubmit { focus = focus == .name ? .email : nil }
          Text(focus.map { "\($0)" } ?? "none")
        }
      }
      let screen = Screen { Form() }
      try screen.focus("Name")
      #expect(try screen.contains("name"))
      try screen.submit("Name")
      #expect(try screen.contains("email"))
      try screen.submit("Email")
      #expect(try screen.contains("none"))
    }

    @Test func `tells views when the program goes to the background`() throws {
      struct Owner: View {
        @Environment(\.scenePhase) private var phase
        @State private var log: [String] = []
        var body: some View {
          Text(log.joined(separator: " "))
            .onChange(of: phase) { _, new in log.append("\(new)") }
        }
      }
      let screen = Screen { Owner() }
      try screen.change(.isActive(false))
      try screen.change(.isActive(true))
      let log = try #require(try screen.texts.first)
      #expect(log.hasSuffix("active"))
      #expect(log.split(separator: " ").count == 2)
    }

    @Test func `counts down with a timer that a view receives`() throws {
      struct Owner: View {
        @State private var left = 3
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          Text("\(left) left")
            .onReceive(timer) { _ in if left > 0 { left -= 1 } }
        }
      }
      let screen = Screen { Owner() }
      try screen.advance(by: 2)
      #expect(try screen.contains("1 left"))
      try screen.advance(by: 5)
      #expect(try screen.contains("0 left"))
    }

    @Test func `receives notifications while the view is there`() throws {
      let name = Notification.Name("facts.fed")
      struct Owner: View {
        let name: Notification.Name
        @State private var count = 0
        var body: some View {
          Text("fed \(count)")
            .onReceive(NotificationCenter.default.publisher(for: name)) { _ in count += 1 }
            .onReceive(NotificationCenter.Publisher(center: .default, name: name)) { _ in
              count += 10
            }
        }
      }
      let screen = Screen { Owner(name: name) }
      NotificationCenter.default.post(name: name, object: nil)
      NotificationCenter.default.post(name: name, object: nil)
      try screen.advance(by: 0)
      #expect(try screen.contains("fed 22"))
    }

    @Test func `searches with scopes and suggestions`() throws {
      struct Owner: View {
        @State private var query = ""
        @State private var scope = "all"
        var body: some View {
          NavigationStack {
            List(["Cookie", "Mimi"].filter { query.isEmpty || $0.contains(query) }, id: \.self) {
              Text($0)
            }
            .searchable(text: $query, prompt: "Pets") {
              Text("Maybe Mimi").searchCompletion("Mimi")
            }
            .searchScopes($scope) {
              Text("All").tag("all")
              Text("Mine").tag("mine")
            }
          }
        }
      }
      let screen = Screen { Owner() }
      try screen.search("Mi")
      #expect(try !screen.contains("Cookie"))
      #expect(try screen.contains("Mimi"))
      try screen.search("")
      #expect(try screen.contains("Cookie"))
    }

    @Test func `knows inside of a search whether somebody searches`() throws {
      struct Results: View {
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        let query: String
        var body: some View {
          Text(isSearching ? "searching \(query)" : "idle")
          Button("Stop") { dismissSearch() }
        }
      }
      struct Owner: View {
        @State private var query = ""
        var body: some View {
          NavigationStack { Results(query: query).searchable(text: $query) }
        }
      }
      let screen = Screen { Owner() }
      #expect(try screen.contains("idle"))
      try screen.search("pet")
      #expect(try screen.contains("searching pet"))
      try screen.tap("Stop")
      #expect(try screen.contains("idle"))
    }
  }
}
