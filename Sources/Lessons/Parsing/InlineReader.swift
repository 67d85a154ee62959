import Diagnostics

/// Reads lines of running text that libcmark did not see as such: table cells and summaries.
///
/// Such text may use link definitions from anywhere in the file. So the blocks are shaped twice: the first
/// time ``read(_:)`` only notes what is asked for; then all of it is read at once, the whole file behind it.
struct InlineReader {
  /// What was asked for and is not read yet.
  private(set) var requests: Set<String> = []

  private var results: [String: [Inline]] = [:]

  /// The text as inlines; empty while it is still to be read.
  mutating func read(_ text: String) -> [Inline] {
    if let result = results[text] { return result }
    requests.insert(text)
    return []
  }

  /// Reads all that was asked for, with the definitions of the file.
  mutating func resolve(in source: SourceText, behindLine skipped: Int) {
    var bytes: [UInt8] = []
    let texts = Array(requests)
    for text in texts { bytes += Self.heading(text).utf8 }
    if source.bytes.holdsDefinition {
      bytes += source.bytes[source.line(skipped + 1).lowerBound...]
    }
    let blocks = MarkdownReader(SourceText(bytes)).blocks
    for (text, block) in zip(texts, blocks) {
      if case .heading(let heading) = block.kind { results[text] = heading.content }
    }
    requests = []
  }

  /// A heading with the text: it reads as running text whatever stands on its line.
  private static func heading(_ text: String) -> String {
    "# \(text) #\n"
  }
}

extension [UInt8] {
  /// Whether there is a `]:`, without which no link definition can be.
  fileprivate var holdsDefinition: Bool {
    let colon = UInt8(ascii: ":")
    return indices.dropFirst().contains { self[$0] == colon && self[$0 - 1] == UInt8(ascii: "]") }
  }
}
