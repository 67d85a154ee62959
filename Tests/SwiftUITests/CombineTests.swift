import Combine
import SwiftUI
import SwiftUIHost
import Testing

extension LifecycleTests {
  @MainActor struct CombineTests {
    @Test func `combines the latest values of up to four publishers`() {
      let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
      var seen: [[Int]] = []
      var bag: Set<AnyCancellable> = []
      Publishers.CombineLatest(a, b).sink { seen.append([$0, $1]) }.store(in: &bag)
      Publishers.CombineLatest3(a, b, Just(3)).sink { seen.append([$0, $1, $2]) }.store(in: &bag)
      Publishers.CombineLatest4(a, b, Just(3), Just(4)).sink { seen.append([$0, $1, $2, $3]) }
        .store(in: &bag)
      #expect(seen == [[1, 2], [1, 2, 3], [1, 2, 3, 4]])
      seen = []
      b.send(9)
      #expect(seen == [[1, 9], [1, 9, 3], [1, 9, 3, 4]])
    }

    @Test func `merges and pairs publishers`() {
      let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
      var seen: [String] = []
      var bag: Set<AnyCancellable> = []
      Publishers.Merge(a, b).sink { seen.append("merge \($0)") }.store(in: &bag)
      Publishers.MergeMany([a, b]).sink { seen.append("many \($0)") }.store(in: &bag)
      Publishers.Zip(a, b).sink { seen.append("zip \($0) \($1)") }.store(in: &bag)
      a.send(1)
      b.send(2)
      #expect(seen == ["merge 1", "many 1", "merge 2", "many 2", "zip 1 2"])
    }

    @Test func `hands values out to a loop`() async {
      var seen: [Int] = []
      for await value in [1, 2, 3].publisher.values { seen.append(value) }
      #expect(seen == [1, 2, 3])
    }

    @Test func `gives up waiting for a value`() throws {
      let screen = Screen { Text("clock") }
      let subject = PassthroughSubject<Int, Never>()
      var ends = 0
      let sink = subject.timeout(2, scheduler: RunLoop.main).sink { _ in
        ends += 1
      } receiveValue: { _ in
      }
      try screen.advance(by: 1)
      subject.send(1)
      try screen.advance(by: 1.5)
      #expect(ends == 0)
      try screen.advance(by: 1)
      #expect(ends == 1)
      sink.cancel()
    }

    @Test func `hands out an answer, or the error that came in its place`() async {
      var answers: [AnswerPublisher<String>.Completion] = []
      var takenBack = 0
      let publisher = AnswerPublisher<String> { answer in
        answers.append(answer)
        return { takenBack += 1 }
      }
      var seen: [String] = []
      func subscribe() -> AnyCancellable {
        publisher.sink { completion in
          if case .failure(let error) = completion { seen.append("\(error.code.rawValue)") }
        } receiveValue: { value in
          seen.append("\(value.response) \(value.data.count)")
        }
      }
      let sinks = [subscribe(), subscribe(), subscribe()]
      sinks[2].cancel()
      #expect(takenBack == 1)
      answers[0](Data([1, 2]), "ok", nil)
      answers[1](nil, nil, URLError(.timedOut))
      answers[2](Data(), "late", nil)
      // The main queue is served in order.
      await Task.yield()
      await Task.yield()
      #expect(seen == ["ok 2", "\(URLError.Code.timedOut.rawValue)"])
    }

    @Test func `picks elements`() {
      let numbers = [3, 1, 4, 1, 5].publisher
      var seen: [String] = []
      var bag: Set<AnyCancellable> = []
      numbers.max().sink { seen.append("max \($0)") }.store(in: &bag)
      numbers.min().sink { seen.append("min \($0)") }.store(in: &bag)
      numbers.allSatisfy { $0 < 5 }.sink { seen.append("all \($0)") }.store(in: &bag)
      numbers.contains { $0 > 4 }.sink { seen.append("any \($0)") }.store(in: &bag)
      numbers.drop { $0 != 4 }.collect().sink { seen.append("drop \($0)") }.store(in: &bag)
      numbers.output(at: 2).sink { seen.append("at \($0)") }.store(in: &bag)
      numbers.output(in: 1..<3).collect().sink { seen.append("in \($0)") }.store(in: &bag)
      numbers.last { $0 < 4 }.sink { seen.append("last \($0)") }.store(in: &bag)
      numbers.collect(2).collect().sink { seen.append("groups \($0)") }.store(in: &bag)
      numbers.append(Just(9)).prepend(Just(0)).collect().sink { seen.append("\($0)") }
        .store(in: &bag)
      #expect(
        seen == [
          "max 5", "min 1", "all false", "any true", "drop [4, 1, 5]", "at 4", "in [1, 4]",
          "last 1",
          "groups [[3, 1], [4, 1], [5]]", "[0, 3, 1, 4, 1, 5, 9]",
        ])
    }

    @Test func `feeds several subscribers through one subject when it is told to`() {
      var (first, second, starts) = ([Int](), [Int](), 0)
      let shared = [1, 2].publisher
        .handleEvents(receiveSubscription: { _ in starts += 1 })
        .multicast { PassthroughSubject<Int, Never>() }
      let one = shared.sink { first.append($0) }
      let two = shared.sink { second.append($0) }
      #expect(first.isEmpty)
      let connection = shared.connect()
      #expect(first == [1, 2])
      #expect(second == [1, 2])
      #expect(starts == 1)
      connection.cancel()
      one.cancel()
      two.cancel()
    }

    @Test func `hands a record to every subscriber`() {
      let record = Record<Int, Never> { recording in
        recording.receive(1)
        recording.receive(2)
        recording.receive(completion: .finished)
      }
      for _ in 0..<2 {
        var values: [Int] = []
        _ = record.sink { values.append($0) }
        #expect(values == [1, 2])
      }
    }

    @Test func `assigns values to a published property, whose object tells of them`() async throws {
      class Searching: ObservableObject {
        @Published var words = ""
      }
      final class Search: Searching {
        @Published private(set) var found = "nothing"
        @Published private(set) var count = 0
        override init() {
          super.init()
          $words.dropFirst().debounce(for: .milliseconds(300), scheduler: RunLoop.main)
            .map { "found \($0)" }.assign(to: &$found)
          $found.map(\.count).assign(to: &$count)
        }
      }
      struct SearchScreen: View {
        @StateObject private var search = Search()
        var body: some View {
          TextField("Words", text: $search.words)
          Text("\(search.found), \(search.count)")
        }
      }
      let screen = Screen(SearchScreen())
      #expect(try screen.contains("nothing, 7"))
      try screen.type("ant", into: "Words")
      try await screen.wait(0.4)
      #expect(try screen.contains("found ant, 9"))
    }

    @Test func `writes values into a property by a subscriber`() {
      final class Holder { var name = "" }
      let holder = Holder()
      ["Cookie", "Mimi"].publisher.subscribe(Subscribers.Assign(object: holder, keyPath: \.name))
      #expect(holder.name == "Mimi")
      let both = Publishers.Concatenate(prefix: [1].publisher, suffix: [2].publisher)
      var values: [Int] = []
      _ = both.sink { values.append($0) }
      #expect(values == [1, 2])
    }
  }

  @Test func `tells publishers apart`() {
    final class Model {}
    let (one, other) = (Model(), Model())
    #expect(CombineIdentifier() != CombineIdentifier())
    #expect(CombineIdentifier(one) == CombineIdentifier(one))
    #expect(CombineIdentifier(one) != CombineIdentifier(other))
  }
}
