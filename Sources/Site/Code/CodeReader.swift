import HTML
import Lessons
import Synchronization

/// Reads each piece of Swift once, however often the site shows it: in a page, on paper, in the book, in two languages.
final class CodeReader: Sendable {
  /// Whether pages colour what is read.
  let isColoured: Bool

  init(isColoured: Bool = true) {
    self.isColoured = isColoured
  }

  private let readings = Mutex<[String: CodeReading]>([:])

  /// What the compiler's own parser sees in the source.
  func reading(of source: String) -> CodeReading {
    if let known = readings.withLock({ $0[source] }) { return known }
    let reading = CodeReading(source, isColoured: isColoured)
    readings.withLock { $0[source] = reading }
    return reading
  }

  /// Writes a stretch as a page shows it; without colours a comment is like any other text.
  func write(_ token: CodeToken, to out: inout Serializer) {
    if token.kind == .comment, !isColoured { out.text(token.text) } else { token.write(to: &out) }
  }
}
