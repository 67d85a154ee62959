import Glibc

/// How much a process and all it has started have worked up to now.
package struct ProcessActivity: Equatable, Sendable {
  /// Processor time, in hundredths of a second.
  package private(set) var ticks = 0

  /// Whether a thread runs, or would if it were given a processor, or is held up by the machine.
  package private(set) var isBusy = false

  /// - Parameter process: The process; nil comes of one that is gone or cannot be looked at.
  init?(of process: pid_t) {
    guard add(process) else { return nil }
  }

  private mutating func add(_ process: pid_t) -> Bool {
    let threads = ProcessFiles.threads(of: "\(process)")
    for thread in threads {
      let line = ProcessFiles.text(of: "/proc/\(process)/task/\(thread)/stat")
      // The name in parentheses may hold anything; the state follows it, the times are the 12th and 13th from there.
      guard let end = line.lastIndex(of: ")") else { continue }
      let fields = line[end...].dropFirst().split(separator: " ")
      guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
        return false
      }
      ticks += user + system
      if fields[0] == "R" || fields[0] == "D" { isBusy = true }
    }
    for child in ProcessFiles.children(of: "\(process)") where !add(child) { isBusy = true }
    return !threads.isEmpty
  }
}
