import Combine
import SwiftUI
import SwiftUIHost
import Testing

extension LifecycleTests {
  /// What Apple's documentation says of tasks, changes and what views receive.
  @MainActor
  struct TaskFacts {
    @Test func `cancels a task when its view goes`() async throws {
      final class Log: @unchecked Sendable { var words: [String] = [] }
      struct Owner: View {
        let log: Log
        @State private var isShown = true
        var body: some View {
          Toggle("Shown", isOn: $isShown)
          if isShown {
            Text("Working").task {
              do {
                try await Task.sleep(for: .seconds(60))
                log.words.append("finished")
              } catch is CancellationError {
                log.words.append("cancelled \(Task.isCancelled)")
              } catch {}
            }
          }
        }
      }
      let log = Log()
      let screen = Screen { Owner(log: log) }
      try await screen.settle()
      try screen.toggle("Shown")
      try await screen.settle()
      #expect(log.words == ["cancelled true"])
    }

    @Test func `loads what an identity asks for, and anew only for another`() async throws {
      struct Owner: View {
        @State private var id = 1
        @State private var other = 0
        @State private var loads: [Int] = []
        var body: some View {
          Text("loaded \(loads.map(String.init).joined(separator: " "))")
            .task(id: id) { loads.append(id) }
          Button("Same") { other += 1 }
          Button("Next") { id += 1 }
          Text("other \(other)")
        }
      }
      let screen = Screen { Owner() }
      try await screen.settle()
      try screen.tap("Same")
      try await screen.settle()
      #expect(try screen.contains("loaded 1"))
      try screen.tap("Next")
      try await screen.settle()
      #expect(try screen.contains("loaded 1 2"))
    }

    @Test func `sees in the closure of a change what the view has then`() throws {
      struct Owner: View {
        @State private var count = 0
        @State private var double = 0
        @State private var log: [String] = []
        var body: some View {
          Text(log.joined(separator: ", "))
          Button("Both") {
            count += 1
            double = count * 2
          }
          .onChange(of: count) { log.append("\(count) \(double)") }
          .onChange(of: double) { old, new in log.append("\(old) to \(new)") }
        }
      }
      let screen = Screen { Owner() }
      try screen.tap("Both")
      try screen.tap("Both")
      let log = try #require(try screen.texts.first).components(separatedBy: ", ")
      #expect(Set(log) == ["1 2", "0 to 2", "2 4", "2 to 4"])
      #expect(log.count == 4)
    }

    @Test func `tells the first value of a change where that is asked for`() throws {
      struct Owner: View {
        @State private var mood = "happy"
        @State private var log: [String] = []
        var body: some View {
          Text(log.joined(separator: ", "))
            .onChange(of: mood, initial: true) { old, new in log.append("\(old)-\(new)") }
          Button("Cry") { mood = "sad" }
          Button("Same") { mood = String(mood) }
        }
      }
      let screen = Screen { Owner() }
      #expect(try screen.contains("happy-happy"))
      try screen.tap("Cry")
      try screen.tap("Same")
      #expect(try screen.contains("happy-happy, happy-sad"))
    }

    @Test func `waits for what a refresh awaits`() async throws {
      struct Owner: View {
        @State private var rows = ["Old"]
        var body: some View {
          List(rows, id: \.self) { Text($0) }
            .refreshable {
              try? await Task.sleep(for: .seconds(3))
              rows = ["New"]
            }
        }
      }
      let screen = Screen { Owner() }
      try screen.refresh()
      try await screen.settle()
      #expect(try screen.contains("Old"))
      try await screen.wait(3)
      #expect(try screen.contains("New"))
    }

    @Test func `offers the refresh to views inside`() async throws {
      struct Retry: View {
        @Environment(\.refresh) private var refresh
        var body: some View {
          if let refresh {
            Button("Retry") { Task { await refresh() } }
          } else {
            Text("No refresh")
          }
        }
      }
      struct Owner: View {
        @State private var count = 0
        var body: some View {
          Retry()
          VStack {
            Text("loaded \(count)")
            Retry()
          }
          .refreshable { count += 1 }
        }
      }
      let screen = Screen { Owner() }
      #expect(try screen.contains("No refresh"))
      try screen.tap("Retry")
      try await screen.settle()
      #expect(try screen.contains("loaded 1"))
    }

    @Test func `receives the current value of a subject at once, then every other`() throws {
      final class Model { let subject = CurrentValueSubject<Int, Never>(7) }
      struct Owner: View {
        let model: Model
        @State private var seen: [Int] = []
        var body: some View {
          Text(seen.map(String.init).joined(separator: " "))
            .onReceive(model.subject) { seen.append($0) }
        }
      }
      let model = Model()
      let screen = Screen { Owner(model: model) }
      #expect(try screen.contains("7"))
      model.subject.send(8)
      try screen.advance(by: 0)
      #expect(try screen.contains("7 8"))
    }

    @Test func `receives nothing any more when the view has gone`() throws {
      final class Model {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
      }
      struct Owner: View {
        let model: Model
        @State private var isShown = true
        var body: some View {
          Toggle("Shown", isOn: $isShown)
          if isShown { Text("Here").onReceive(model.subject) { model.seen.append($0) } }
        }
      }
      let model = Model()
      let screen = Screen { Owner(model: model) }
      model.subject.send(1)
      try screen.toggle("Shown")
      model.subject.send(2)
      try screen.advance(by: 0)
      #expect(model.seen == [1])
    }

    @Test func `ignores changes of an alert's data while it is shown`() throws {
      struct Owner: View {
        @State private var isShown = false
        @State private var pet: String? = "Cookie"
        @State private var log = "nothing"
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var body: some View {
          Text(log)
          Button("Ask") { isShown = true }
            .alert("Feed?", isPresented: $isShown, presenting: pet) { name in
              Button("Feed \(name)") { log = "fed \(name)" }
            } message: { name in
              Text("\(name) is hungry.")
            }
            .onReceive(timer) { _ in pet = "Mimi" }
        }
      }
      let screen = Screen { Owner() }
      try screen.tap("Ask")
      try screen.advance(by: 2)
      #expect(try screen.contains("Cookie is hungry."))
      try screen.tap("Feed Cookie")
      #expect(try screen.contains("fed Cookie"))
      try screen.tap("Ask")
      #expect(try screen.contains("Mimi is hungry."))
    }

    @Test func `searches when the typing has paused, and passes the result on`() throws {
      final class Model: ObservableObject {
        @Published var query = ""
        @Published private(set) var result = "nothing"
        init() {
          $query.dropFirst().debounce(for: .seconds(0.5), scheduler: RunLoop.main)
            .removeDuplicates().map { "found \($0)" }.assign(to: &$result)
        }
      }
      struct Owner: View {
        @StateObject private var model = Model()
        var body: some View {
          TextField("Query", text: $model.query)
          Text(model.result)
        }
      }
      let screen = Screen { Owner() }
      try screen.type("p", into: "Query")
      try screen.advance(by: 0.3)
      try screen.type("pet", into: "Query")
      try screen.advance(by: 0.3)
      #expect(try screen.contains("nothing"))
      try screen.advance(by: 0.2)
      #expect(try screen.contains("found pet"))
      try screen.type("pets", into: "Query")
      try screen.advance(by: 1)
      #expect(try screen.contains("found pets"))
    }
  }
}
