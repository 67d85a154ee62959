import Combine
import Foundation

/// Content that is made anew at the times of a schedule.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  /// What is known when the content is made.
  public struct Context {
    /// How often the content can change.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    /// The time the content is made for.
    public let date: Date
    /// How often the content can change.
    public let cadence: Cadence
  }

  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content

  init(schedule: Schedule, content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }
}

/// What is known when the content of a timeline is made.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

extension TimelineView: View, _BodylessView, PrimitiveView where Content: View {
  /// A timeline is primitive.
  public typealias Body = Never

  /// Makes a timeline.
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.init(schedule: schedule, content: content)
  }

  nonisolated static var readsValues: Bool { true }

  /// What a node keeps: the times still to come, and the one that holds.
  private final class Running {
    private var schedule: Schedule
    var entries: Schedule.Entries.Iterator
    var date: Date
    var alarm: AnyCancellable?

    init(_ schedule: Schedule) {
      self.schedule = schedule
      var entries = schedule.entries(from: HostTime.now, mode: .normal).makeIterator()
      date = entries.next() ?? HostTime.now
      self.entries = entries
    }

    /// Goes by another schedule from now on; where it has no times, such as while it is paused, the last one holds.
    func follow(_ schedule: Schedule) {
      guard !ValueComparison.areEqual(self.schedule, schedule) else { return }
      self.schedule = schedule
      alarm = nil
      entries = schedule.entries(from: HostTime.now, mode: .normal).makeIterator()
      date = entries.next() ?? date
    }
  }

  nonisolated func update(_ node: Node) {
    let running = node.stored(-1) {
      let running = Running(schedule)
      node.onDetach { running.alarm = nil }
      return running
    }
    running.follow(schedule)
    if running.alarm == nil { wait(running, node) }
    node.updateChild(0, content(TimelineViewDefaultContext(date: running.date, cadence: .live)))
  }

  /// Waits for the next time of the schedule.
  private nonisolated func wait(_ running: Running, _ node: Node) {
    guard let next = running.entries.next() else { return }
    let delay = next.timeIntervalSince(HostClock.shared.now)
    running.alarm = HostClock.shared.schedule(after: delay) { [weak node] in
      running.date = next
      running.alarm = nil
      node?.invalidate()
    }
  }
}
