import Combine
import SwiftUI
import SwiftUIHost
import Testing

/// One after the other: they all move the one clock.
extension LifecycleTests {
  @MainActor struct TimelineTests {
    /// Counts the times its content is made.
    private struct Countdown: View {
      @State private var isPaused = false
      @State private var interval = 1.0
      let start: Date

      var body: some View {
        TimelineView(.animation(minimumInterval: interval, paused: isPaused)) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSince(start)))")
        }
        Button("Pause") { isPaused.toggle() }
        Button("Slow") { interval = 10 }
      }
    }

    private func mounted() throws -> Screen {
      var start = Date.distantPast
      let probe = Screen {
        TimelineView(.animation(paused: true)) { context in
          let _ = start = context.date
          Text("now")
        }
      }
      try probe.unmount()
      return Screen { Countdown(start: start) }
    }

    @Test func `stands still while its schedule is paused, and goes on from then`() throws {
      let screen = try mounted()
      try screen.advance(by: 3)
      #expect(try screen.texts.first == "3")
      try screen.tap("Pause")
      try screen.advance(by: 60)
      #expect(try screen.texts.first == "3")
      try screen.tap("Pause")
      try screen.advance(by: 2)
      #expect(try screen.texts.first == "65")
    }

    @Test func `goes by another schedule as soon as there is one`() throws {
      let screen = try mounted()
      try screen.advance(by: 2)
      try screen.tap("Slow")
      try screen.advance(by: 9)
      #expect(try screen.texts.first == "2")
      try screen.advance(by: 1)
      #expect(try screen.texts.first == "12")
    }

    @Test func `counts from a date that the program took when it started`() throws {
      struct Clocks: View {
        @State private var start = Date.now
        @State private var fired = 0
        private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

        var body: some View {
          TimelineView(.periodic(from: start, by: 1)) { context in
            Text(verbatim: "\(Int(context.date.timeIntervalSince(start)))")
          }
          Text(verbatim: "\(fired)")
            .onReceive(timer) { fired = Int($0.timeIntervalSince(start)) }
          Text(start + 60, style: .timer)
          Text("\(start + 60, style: .relative)")
          Text(start, style: .date)
        }
      }
      HostClock.shared.set()
      let screen = Screen { Clocks() }
      let today = try #require(try screen.texts.last)
      #expect(try screen.texts == ["0", "0", "1:00", "1 minute", today])
      try screen.advance(by: 5)
      #expect(try screen.texts == ["5", "5", "0:55", "55 seconds", today])
    }
  }
}
