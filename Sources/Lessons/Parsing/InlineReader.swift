import Diagnostics

/// Reads running text that libcmark did not see as such: table cells, summaries, what stands before a table.
///
/// Such text may use link definitions from anywhere in the file. So the blocks are shaped twice: the first
/// time ``read(_:)`` only notes what is asked for; then all of it is read at once, the whole file behind it.
struct InlineReader {
  enum Request: Hashable {
    /// One line.
    case line(String)
    /// A paragraph of several lines.
    case paragraph([String])
  }

  private(set) var requests: Set<Request> = []
  private var results: [Request: [Inline]] = [:]

  /// The text as inlines; empty while it is still to be read.
  mutating func read(_ request: Request) -> [Inline] {
    if let result = results[request] { return result }
    requests.insert(request)
    return []
  }

  /// Reads all that was asked for, with the definitions of the file.
  mutating func resolve(in source: SourceText, behindLine skipped: Int) {
    var bytes: [UInt8] = []
    var line = 1
    var places: [Int: Request] = [:]
    for request in requests {
      places[line] = request
      let text = Self.markdown(for: request)
      bytes += text.utf8
      line += text.utf8.count { $0 == .newline }
    }
    if source.bytes.holdsDefinition {
      bytes += source.bytes[source.line(skipped + 1).lowerBound...]
    }
    for block in MarkdownReader(SourceText(bytes)).blocks {
      guard let start = block.range?.lowerBound.line, let request = places[start] else { continue }
      switch block.kind {
      case .heading(let heading): results[request] = heading.content
      case .paragraph(let content): results[request] = content
      default: break
      }
    }
  }

  /// A document with the text as its only running text, followed by a blank line.
  ///
  /// A heading reads as running text whatever stands on one line; the lines of a paragraph are
  /// indented so deep that they cannot begin anything else.
  private static func markdown(for request: Request) -> String {
    switch request {
    case .line(let text): return "# \(text) #\n\n"
    case .paragraph(let lines):
      return lines.joined(separator: "\n        ") + "\n\n"
    }
  }
}

extension [UInt8] {
  /// Whether there is a `]:`, without which no link definition can be.
  fileprivate var holdsDefinition: Bool {
    let colon = UInt8(ascii: ":")
    return indices.dropFirst().contains { self[$0] == colon && self[$0 - 1] == UInt8(ascii: "]") }
  }
}
