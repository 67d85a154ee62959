import SwiftUI
import SwiftUIHost
import Testing

struct SystemFormatTests {
  private let start = Date(timeIntervalSince1970: 1_700_000_000)

  private func text<F: FormatStyle>(after seconds: TimeInterval, _ format: F) -> String
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    String(format.format(start + seconds).characters)
  }

  @Test func `runs a timer within its stretch, rounding against it`() {
    let range = start..<start + 3_725
    #expect(text(after: -9, .timer(countingDownIn: range)) == "1:02:05")
    #expect(text(after: 0.5, .timer(countingDownIn: range)) == "1:02:05")
    #expect(text(after: 0.5, .timer(countingUpIn: range)) == "0:00")
    #expect(text(after: 3_665, .timer(countingDownIn: range)) == "1:00")
    #expect(text(after: 9_999, .timer(countingDownIn: range)) == "0:00")
    #expect(text(after: 9_999, .timer(countingUpIn: range, showsHours: false)) == "62:05")
  }

  @Test func `runs a stopwatch from a moment on, as fine as asked`() {
    #expect(text(after: 1.25, .stopwatch(startingAt: start)) == "0:01.25")
    #expect(text(after: 61, .stopwatch(startingAt: start, maxPrecision: .seconds(1))) == "1:01")
    #expect(
      text(after: 3_661.5, .stopwatch(startingAt: start, maxFieldCount: 2)) == "1:01")
    #expect(text(after: -5, .stopwatch(startingAt: start)) == "0:00.00")
  }

  @Test func `tells how far a date is`() {
    #expect(text(after: -8_400, .reference(to: start)) == "in 2 hours, 20 minutes")
    #expect(text(after: 60, .reference(to: start, maxFieldCount: 1)) == "1 minute ago")
    #expect(text(after: 90_000, .reference(to: start)).contains("2023"))
    #expect(
      text(after: 90_000, .reference(to: start, thresholdField: .month)) == "1 day, 1 hour ago")
    #expect(text(after: 8_400, .offset(to: start)) == "2 hours, 20 minutes")
    #expect(text(after: -60, .offset(to: start)) == "-1 minute")
    #expect(text(after: 60, .offset(to: start, sign: .always())) == "+1 minute")
    #expect(text(after: 60, .offset(to: start, allowedFields: [.day, .hour])) == "0 hours")
  }

  @MainActor @Test func `shows a running clock by the host's time`() throws {
    struct Clock: View {
      @State private var start: Date?
      var body: some View {
        Button("Start") { start = .now }
        if let start { Text(.currentDate, format: .stopwatch(startingAt: start)) }
      }
    }
    let screen = Screen { Clock() }
    try screen.tap("Start")
    #expect(try screen.texts.contains { $0.contains(":") })
  }
}
