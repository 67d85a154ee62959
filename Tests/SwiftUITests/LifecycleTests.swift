import SwiftUI
import SwiftUIHost
import Testing

private final class Log {
  var lines: [String] = []
}

/// One after the other: they all move the one clock.
@MainActor @Suite(.serialized)
struct LifecycleTests {
  @Test func `appears once and disappears when it goes`() throws {
    struct Owner: View {
      let log: Log
      @State private var isShown = true
      @State private var other = 0
      var body: some View {
        if isShown {
          Text("A").onAppear { log.lines.append("appear") }
            .onDisappear { log.lines.append("disappear") }
        }
        Button("Other \(other)") { other += 1 }
        Button("Flip") { isShown.toggle() }
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    try screen.tap("Other 0")
    #expect(log.lines == ["appear"])
    try screen.tap("Flip")
    #expect(log.lines == ["appear", "disappear"])
  }

  @Test func `appears again for another identity outside of it, not for one inside`() throws {
    struct Owner: View {
      let log: Log
      @State private var id = 0
      var body: some View {
        Text("A").onAppear { log.lines.append("outside") }.id(id)
        Text("B").id(id).onAppear { log.lines.append("inside") }
        Button("Next") { id += 1 }
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    try screen.tap("Next")
    #expect(log.lines.sorted() == ["inside", "outside", "outside"])
  }

  @Test func `lets a tab appear that is seen, and the new one before the old one goes`() throws {
    struct Owner: View {
      let log: Log
      var body: some View {
        TabView {
          ForEach(0..<3) { tab in
            Text("Screen \(tab)")
              .onAppear { log.lines.append("appear \(tab)") }
              .onDisappear { log.lines.append("disappear \(tab)") }
              .tabItem { Text("Tab \(tab)") }
          }
        }
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    #expect(log.lines == ["appear 0"])
    try screen.select("Tab 2", in: .kind(.tabView))
    #expect(log.lines.suffix(2) == ["appear 2", "disappear 0"])
    try screen.select("Tab 1", in: .kind(.tabView))
    #expect(log.lines.suffix(2) == ["appear 1", "disappear 2"])
    #expect(log.lines.count == 5)
  }

  @Test func `lets the screen below appear before the one that is left goes`() throws {
    struct Owner: View {
      let log: Log
      @State private var path: [Int] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Two") { path = [1, 2] }
            .onAppear { log.lines.append("appear 0") }
            .onDisappear { log.lines.append("disappear 0") }
            .navigationDestination(for: Int.self) { screen in
              Button("Root") { path = [] }
                .onAppear { log.lines.append("appear \(screen)") }
                .onDisappear { log.lines.append("disappear \(screen)") }
            }
        }
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    try screen.tap("Two")
    #expect(log.lines == ["appear 0", "appear 2", "disappear 0"])
    try screen.tap("Root")
    #expect(log.lines.suffix(2) == ["appear 0", "disappear 2"])
  }

  @Test func `lets the new view appear before the old one disappears`() throws {
    struct Owner: View {
      let log: Log
      @State private var id = 0
      var body: some View {
        Text("A").onAppear { log.lines.append("appear \(id)") }
          .onDisappear { log.lines.append("disappear") }.id(id)
        Button("Next") { id += 1 }
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    try screen.tap("Next")
    #expect(log.lines == ["appear 0", "appear 1", "disappear"])
  }

  @Test func `tells old and new values of a change between updates, the first only when asked to`()
    throws
  {
    struct Owner: View {
      let log: Log
      @State private var value = 0
      var body: some View {
        Button("Go") {
          value += 5
          value -= 4
        }
        .onChange(of: value) { log.lines.append("\($0)-\($1)") }
        .onChange(of: value, initial: true) { log.lines.append("any") }
        Button("Same") { value += 0 }
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    #expect(log.lines == ["any"])
    try screen.tap("Go")
    try screen.tap("Same")
    try screen.tap("Go")
    #expect(log.lines.filter { $0 != "any" } == ["0-1", "1-2"])
    #expect(log.lines.filter { $0 == "any" }.count == 3)
  }

  @Test func `runs a task while its view is there and cancels it when it goes`() async throws {
    struct Owner: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        if isShown {
          Text("A").task {
            log.lines.append("start")
            while !Task.isCancelled { await Task.yield() }
            log.lines.append("cancelled")
          }
        }
        Button("Flip") { isShown.toggle() }
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    for _ in 0..<1000 where log.lines.isEmpty { await Task.yield() }
    #expect(log.lines == ["start"])
    #expect(try screen.isBusy)
    try screen.tap("Flip")
    try await screen.settle()
    #expect(log.lines == ["start", "cancelled"])
  }

  @Test func `starts a task anew when its identity changes`() async throws {
    struct Owner: View {
      let log: Log
      @State private var query = "a"
      @State private var result = ""
      var body: some View {
        TextField("Query", text: $query)
        Text("result \(result)").task(id: query) {
          log.lines.append(query)
          await Task.yield()
          result = query.uppercased()
        }
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    try await screen.settle()
    #expect(try screen.contains("result A"))
    try screen.type("b", into: "Query")
    try await screen.settle()
    #expect(try screen.contains("result B"))
    #expect(log.lines == ["a", "b"])
  }

  @Test func `hears timers by the clock of the host`() throws {
    struct Owner: View {
      @State private var ticks = 0
      private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      var body: some View { Text("\(ticks)").onReceive(timer) { _ in ticks += 1 } }
    }
    let screen = Screen { Owner() }
    try screen.advance(by: 3.5)
    #expect(try screen.texts == ["3"])
  }

  @Test func `sleeps and puts things off by the clock of the host`() async throws {
    struct Owner: View {
      @State private var ticks = 0
      @State private var isLate = false
      @State private var isSoon = false
      var body: some View {
        Text("\(ticks) \(isLate) \(isSoon)")
          .task {
            while !Task.isCancelled {
              try? await Task.sleep(for: .seconds(1))
              ticks += 1
            }
          }
        Button("Later") {
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { isLate = true }
          DispatchQueue.main.async { isSoon = true }
        }
      }
    }
    let screen = Screen { Owner() }
    try await screen.wait(0)
    try screen.tap("Later")
    #expect(try screen.texts.first == "0 false true")
    try await screen.wait(1.5)
    #expect(try screen.texts.first == "1 false true")
    try await screen.wait(1)
    #expect(try screen.texts.first == "2 true true")
    try screen.unmount()
  }

  @Test func `waits in real time for work that is done elsewhere`() async throws {
    struct Owner: View {
      @State private var isDone = false
      var body: some View {
        Text("\(isDone)").task {
          try? await ContinuousClock().sleep(for: .milliseconds(20))
          isDone = true
        }
      }
    }
    let screen = Screen { Owner() }
    try await screen.settle(within: 60)
    #expect(try screen.texts == ["true"])
  }

  @Test func `draws a timeline at once and again at the times of its schedule`() throws {
    struct Owner: View {
      @State private var start = Date.now
      let log: Log
      var body: some View {
        TimelineView(.animation(minimumInterval: 1.5)) { context in
          let _ = log.lines.append("\(context.date.timeIntervalSinceReferenceDate)")
          Text("frame \(log.lines.count)")
        }
      }
    }
    let log = Log()
    let screen = Screen { Owner(log: log) }
    #expect(log.lines.count == 1)
    try screen.advance(by: 3)
    #expect(try screen.texts == ["frame 3"])
    let times = log.lines.compactMap(Double.init)
    #expect(times[1] - times[0] == 1.5)
    #expect(times[2] - times[1] == 1.5)
  }

  @Test func `starts periodic and minute schedules at the last time that is not after now`() {
    let zero = Date(timeIntervalSinceReferenceDate: 0)
    func seconds(_ dates: some Sequence<Date>) -> [Double] {
      dates.prefix(3).map(\.timeIntervalSinceReferenceDate)
    }
    let periodic = PeriodicTimelineSchedule(from: zero, by: 5)
    #expect(seconds(periodic.entries(from: zero + 12, mode: .normal)) == [10, 15, 20])
    #expect(seconds(periodic.entries(from: zero + 10, mode: .normal)) == [10, 15, 20])
    let minutes = EveryMinuteTimelineSchedule()
    #expect(seconds(minutes.entries(from: zero + 95, mode: .normal)) == [60, 120, 180])
    let animation = AnimationTimelineSchedule(minimumInterval: 1.5)
    #expect(seconds(animation.entries(from: zero, mode: .normal)) == [0, 1.5, 3])
    #expect(seconds(animation.entries(from: zero, mode: .lowFrequency)).isEmpty)
    #expect(
      seconds(ExplicitTimelineSchedule([zero + 1, zero + 4]).entries(from: zero, mode: .normal))
        == [1, 4])
  }
}
