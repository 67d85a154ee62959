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

  private let readings = Mutex<[Source: CodeReading]>([:])

  /// A source as a key; a lesson has few of one length, so that no other byte needs to be hashed.
  private struct Source: Hashable {
    let text: String

    func hash(into hasher: inout Hasher) { hasher.combine(text.utf8.count) }
  }

  /// What the compiler's own parser sees in the source.
  func reading(of source: String) -> CodeReading {
    let key = Source(text: source)
    if let known = readings.withLock({ $0[key] }) { return known }
    let reading = CodeReading(source, isColoured: isColoured)
    readings.withLock { $0[key] = reading }
    return reading
  }

  /// Writes a stretch as a page shows it; without colours a comment is like any other text.
  func write(_ token: CodeToken, to out: inout Serializer) {
    if token.kind == .comment, !isColoured { out.text(token.text) } else { token.write(to: &out) }
  }
}
