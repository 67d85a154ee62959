import Combine
import SwiftUI
import SwiftUIHost
import Testing

extension LifecycleTests {
  /// What Apple's documentation says of operators.
  @MainActor struct CombineOperatorTests {
    private struct Failed: Error {}

    /// The values of a publisher that ends at once, and whether it failed.
    private func values<P: Publisher>(_ publisher: P) -> (values: [P.Output], failed: Bool) {
      var values: [P.Output] = []
      var failed = false
      let sink = publisher.sink {
        if case .failure = $0 { failed = true }
      } receiveValue: {
        values.append($0)
      }
      sink.cancel()
      return (values, failed)
    }

    private func even(_ number: Int) throws -> Bool {
      if number > 4 { throw Failed() }
      return number.isMultiple(of: 2)
    }

    @Test func `ends with the error of the first step that fails`() {
      let numbers = (1...6).publisher
      #expect(values(numbers.tryFilter(even)) == ([2, 4], true))
      #expect(values(numbers.tryScan(0) { try even($1) ? $0 + $1 : $0 }) == ([0, 2, 2, 6], true))
      #expect(
        values((1...4).publisher.tryReduce(0) { try even($1) ? $0 + $1 : $0 }) == ([6], false))
      #expect(values(Empty<Int, Never>().tryReduce(7) { $0 + $1 }) == ([7], false))
      #expect(values(numbers.tryFirst(where: even)) == ([2], false))
      #expect(values(numbers.tryLast(where: even)) == ([], true))
      #expect(values(numbers.tryContains(where: even)) == ([true], false))
      #expect(values(numbers.tryAllSatisfy { try !even($0) || true }) == ([], true))
      #expect(values(numbers.tryDrop { try !even($0) }) == ([2, 3, 4, 5, 6], false))
      #expect(values(numbers.tryPrefix { try $0 < 3 || even($0) }) == ([1, 2], false))
      #expect(values(numbers.tryRemoveDuplicates { try even($1) }) == ([1, 3], true))
      #expect(values(numbers.tryMax { try even($1) ? $0 < $1 : $0 < $1 }).failed)
    }

    @Test func `knows early whether a value fits`() {
      let subject = PassthroughSubject<Int, Never>()
      var seen: [Bool] = []
      let sink = subject.contains(3).sink { seen.append($0) }
      let all = subject.allSatisfy { $0 < 3 }.sink { seen.append($0) }
      subject.send(3)
      #expect(seen == [true, false])
      _ = (sink, all)
    }

    @Test func `pairs the values of publishers that have ended`() {
      #expect(
        values((1...3).publisher.zip(["a", "b"].publisher)).values.map { "\($0)\($1)" } == [
          "1a", "2b",
        ])
      let many = values(Publishers.Zip3([1, 2].publisher, [3, 4].publisher, [5, 6].publisher))
        .values
      #expect(many.map { [$0, $1, $2] } == [[1, 3, 5], [2, 4, 6]])
    }

    @Test func `merges up to eight publishers`() {
      let (a, b, c, d) = ([1].publisher, [2].publisher, [3].publisher, [4].publisher)
      #expect(values(Publishers.Merge3(a, b, c)).values == [1, 2, 3])
      #expect(values(a.merge(with: b, c, d)).values == [1, 2, 3, 4])
      #expect(values(a.merge(with: b, c, d, a)).values == [1, 2, 3, 4, 1])
      #expect(values(a.merge(with: b, c, d, a, b)).values == [1, 2, 3, 4, 1, 2])
      #expect(values(a.merge(with: b, c, d, a, b, c)).values == [1, 2, 3, 4, 1, 2, 3])
      let eight: Publishers.Merge8 = a.merge(with: b, c, d, a, b, c, d)
      #expect(values(eight).values == [1, 2, 3, 4, 1, 2, 3, 4])
    }

    /// An operator as people write it who name what it returns.
    private func attempting<P: Publisher>(
      _ publisher: P, instead value: P.Output
    ) -> Publishers.TryCatch<P, Just<P.Output>> { publisher.tryCatch { _ in Just(value) } }

    private func named(
      _ subject: PassthroughSubject<Int, Never>
    )
      -> Publishers.RemoveDuplicates<
        Publishers.Map<Publishers.Filter<PassthroughSubject<Int, Never>>, Int>
      >
    {
      subject.filter { $0 > 1 }.map { $0 / 2 }.removeDuplicates()
    }

    @Test func `has a name for what each operator makes`() {
      #expect(values(attempting(Fail<Int, Failed>(error: Failed()), instead: 7)) == ([7], false))
      let subject = PassthroughSubject<Int, Never>()
      var seen: [Int] = []
      let sink = named(subject).sink { seen.append($0) }
      for number in [1, 2, 3, 4, 1] { subject.send(number) }
      #expect(seen == [1, 2])
      sink.cancel()
      let pairs: Publishers.CombineLatest3<Just<Int>, Just<Int>, Just<Int>> = Just(1).combineLatest(
        Just(2), Just(3))
      #expect(values(pairs.map { $0 + $1 + $2 }).values == [6])
      let joined: Publishers.Concatenate<Publishers.Sequence<[Int], Never>, Just<Int>> = Just(3)
        .prepend(1, 2)
      #expect(values(joined).values == [1, 2, 3])
      let shared: Publishers.Share<Publishers.ReceiveOn<Just<Int>, ImmediateScheduler>> = Just(1)
        .receive(on: ImmediateScheduler.shared).share()
      #expect(values(shared).values == [1])
    }

    @Test func `runs so many publishers at a time`() {
      let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
      var seen: [Int] = []
      let sink = subjects.publisher.flatMap(maxPublishers: .max(1)) { $0 }.sink { seen.append($0) }
      subjects[1].send(1)
      subjects[0].send(0)
      subjects[0].send(completion: .finished)
      subjects[1].send(10)
      #expect(seen == [0, 10])
      sink.cancel()
    }

    @Test func `hands out as many values as are wanted`() {
      final class Taker: Subscriber {
        var seen: [Int] = []
        var end: Subscribers.Completion<Never>?
        var subscription: (any Subscription)?
        func receive(subscription: any Subscription) {
          self.subscription = subscription
          subscription.request(.max(2))
        }
        func receive(_ input: Int) -> Subscribers.Demand {
          seen.append(input)
          return input == 2 ? .max(1) : .none
        }
        func receive(completion: Subscribers.Completion<Never>) { end = completion }
      }
      let (few, mapped, live) = (Taker(), Taker(), Taker())
      (1...).publisher.subscribe(few)
      #expect(few.seen == [1, 2, 3])
      (1...5).publisher.map { $0 }.subscribe(mapped)
      #expect(mapped.seen == [1, 2, 3] && mapped.end == nil)
      mapped.subscription?.request(.unlimited)
      #expect(mapped.seen == [1, 2, 3, 4, 5] && mapped.end == .finished)
      let subject = PassthroughSubject<Int, Never>()
      subject.subscribe(live)
      for number in 1...5 { subject.send(number) }
      live.subscription?.request(.max(1))
      subject.send(6)
      #expect(live.seen == [1, 2, 3, 6])
    }

    @Test func `shares one subscription for as long as somebody listens`() {
      let source = PassthroughSubject<Int, Never>()
      var (started, ended) = (0, 0)
      var values: [Int] = []
      var bag = Set<AnyCancellable>()
      func listen() {
        let shared = source.handleEvents(
          receiveSubscription: { _ in started += 1 }, receiveCancel: { ended += 1 }
        ).share()
        for _ in 0..<2 { shared.sink { values.append($0) }.store(in: &bag) }
      }
      listen()
      source.send(1)
      #expect(values == [1, 1] && started == 1 && ended == 0)
      bag.removeAll()
      source.send(2)
      #expect(values == [1, 1] && ended == 1)
    }

    @Test func `goes by the host's clock`() throws {
      let screen = Screen { Text("clock") }
      let subject = PassthroughSubject<Int, Never>()
      var (groups, counted): ([[Int]], [[Int]]) = ([], [])
      var distances: [Double] = []
      var ticks = 0
      var bag: Set<AnyCancellable> = []
      subject.collect(.byTime(DispatchQueue.main, .seconds(2))).sink { groups.append($0) }
        .store(in: &bag)
      subject.collect(.byTimeOrCount(RunLoop.main, .seconds(2), 2)).sink { counted.append($0) }
        .store(in: &bag)
      subject.measureInterval(using: DispatchQueue.main).sink {
        distances.append(Double($0.magnitude) / 1e9)
      }
      .store(in: &bag)
      RunLoop.main.schedule(after: RunLoop.main.now.advanced(by: 1), interval: 1) { ticks += 1 }
        .store(in: &bag)
      try screen.advance(by: 0.5)
      for number in 1...3 { subject.send(number) }
      #expect(counted == [[1, 2]])
      try screen.advance(by: 2)
      subject.send(4)
      #expect(groups == [[1, 2, 3]] && counted == [[1, 2], [3]])
      try screen.advance(by: 1.5)
      #expect(groups == [[1, 2, 3], [4]])
      #expect(distances == [0.5, 0, 0, 2])
      #expect(ticks == 4)
    }

    @Test func `receives on a queue after what is being done`() throws {
      final class Model: ObservableObject {
        @Published var name = "old"
        var seen: [String] = []
        var bag: Set<AnyCancellable> = []
        init() {
          $name.dropFirst().sink { [unowned self] _ in seen.append("before: \(name)") }.store(
            in: &bag)
          $name.dropFirst().receive(on: DispatchQueue.main)
            .sink { [unowned self] _ in seen.append("after: \(name)") }.store(in: &bag)
        }
      }
      let model = Model()
      let screen = Screen { Button("Rename") { model.name = "new" } }
      try screen.tap("Rename")
      #expect(model.seen == ["before: old", "after: new"])
    }

    @Test func `adds and compares demands`() {
      var demand = Subscribers.Demand.max(2)
      demand += 3
      demand -= .max(1)
      #expect(demand == 4 && demand > 3 && demand < .unlimited && demand.max == 4)
      #expect(Subscribers.Demand.unlimited - 5 == .unlimited)
      #expect("\(Subscribers.Demand.unlimited) \(demand * 2)" == "unlimited max(8)")
    }

    @Test func `takes no more from a source than is wanted further down`() {
      let endless = sequence(first: 1) { $0 + 1 }.publisher
      #expect(values(endless.map { $0 * 2 }.prefix(3)).values == [2, 4, 6])
      #expect(values(endless.filter { $0 > 7 }.first()).values == [8])
      #expect(values(endless.scan(0, +).first { $0 > 9 }).values == [10])
    }

    @Test func `waits for the value of a future, and for its error`() async throws {
      #expect(try await Future<Int, Failed> { $0(.success(3)) }.value == 3)
      await #expect(throws: Failed.self) {
        try await Future<Int, Failed> { $0(.failure(Failed())) }.value
      }
    }

    @Test func `makes publishers by their names`() {
      let numbers = [1, 1, 2, 3].publisher
      #expect(
        values(Publishers.Map(upstream: numbers) { "\($0)" }) == (["1", "1", "2", "3"], false))
      #expect(values(Publishers.Filter(upstream: numbers) { $0 > 1 }) == ([2, 3], false))
      #expect(
        values(Publishers.RemoveDuplicates(upstream: numbers, predicate: ==)) == ([1, 2, 3], false))
      #expect(
        values(Publishers.Scan(upstream: numbers, initialResult: 0) { $0 + $1 })
          == ([1, 2, 4, 7], false))
      #expect(values(Publishers.Sequence<[Int], Never>(sequence: [4, 5])) == ([4, 5], false))
      let both: Publishers.CombineLatest<Just<Int>, Just<Int>> = .init(Just(1), Just(2))
      #expect(values(both.map { $0 + $1 }) == ([3], false))
      #expect(values(Publishers.Merge(Just(1), Just(2))) == ([1, 2], false))
      #expect(values(Publishers.Zip(numbers, Just("a")).map { "\($0)\($1)" }) == (["1a"], false))
    }

    @Test func `writes down what happens on the way`() {
      final class Page: TextOutputStream {
        var text = ""
        func write(_ string: String) { text += string }
      }
      let page = Page()
      _ = values([7].publisher.print("Numbers", to: page))
      #expect(
        page.text == """
          Numbers: receive subscription: ([7])
          Numbers: request unlimited
          Numbers: receive value: (7)
          Numbers: receive finished

          """)
      let subject = PassthroughSubject<Int, Never>()
      let other = Page()
      _ = values(subject.print(to: other))
      #expect(other.text.hasPrefix("receive subscription: (PassthroughSubject)\n"))
      #expect(other.text.hasSuffix("receive cancel\n"))
    }
  }
}

private func == <T: Equatable>(lhs: (values: [T], failed: Bool), rhs: ([T], Bool)) -> Bool {
  lhs.values == rhs.0 && lhs.failed == rhs.1
}
