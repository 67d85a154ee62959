import Lessons
import Synchronization

/// Reads each piece of Swift once, however often the site shows it: in a page, on paper, in the book, in two languages.
final class CodeReader: Sendable {
  private let readings = Mutex<[String: CodeReading]>([:])

  /// What the compiler's own parser sees in the source.
  func reading(of source: String) -> CodeReading {
    if let known = readings.withLock({ $0[source] }) { return known }
    let reading = CodeReading(source)
    readings.withLock { $0[source] = reading }
    return reading
  }
}
