import FoundationEssentials

/// Does something again whenever files change; it looks at what they hold, and so works on every file system.
struct Watcher {
  /// Absolute paths.
  let files: [String]

  /// Lets some seconds pass; false ends the watch.
  let pause: @Sendable (Double) -> Bool

  /// How often to look, in seconds.
  var interval = 0.15

  /// Watches until it is told to end.
  ///
  /// - Parameter act: Called at once and after every change, when the files have come to rest: an editor may empty a
  ///   file or take it away before it writes it.
  func run(_ act: () throws -> Void) rethrows {
    var acted: [Data?]?
    var seen = contents()
    while true {
      if seen != acted {
        try act()
        acted = seen
      }
      repeat {
        guard pause(interval) else { return }
      } while contents() == seen
      seen = settled()
    }
  }

  private func contents() -> [Data?] {
    files.map { RegularFile.contents(of: $0, limit: AnswerReader.largest) }
  }

  /// What the files hold once two looks in a row show the same; what is gone or empty gets a little longer.
  private func settled() -> [Data?] {
    var last = contents()
    for _ in 0..<20 {
      let isOdd = last.contains { $0?.isEmpty ?? true }
      guard pause(isOdd ? interval * 2 : interval / 3) else { break }
      let now = contents()
      if now == last { return now }
      last = now
    }
    return last
  }
}
