import Combine

/// Texts that change with the time: what was seen of one holds until time goes by.
nonisolated enum Ticking {
  private final class Alarm {
    var alarm: AnyCancellable?
  }

  /// How long what is shown holds, in seconds.
  private static let step = 1e-3

  /// Has the words of a text made anew when time has gone by.
  static func look(at node: Node) {
    let alarm = node.stored(-1) {
      let alarm = Alarm()
      node.onDetach { alarm.alarm = nil }
      return alarm
    }
    alarm.alarm = HostClock.shared.schedule(after: step) { [weak node] in
      node?.invalidateElements()
    }
  }
}
