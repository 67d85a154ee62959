import Diagnostics

/// Reads lines of running text that libcmark did not see as such: table cells and summaries.
///
/// Such text may use link definitions from anywhere in the file, so all of it is read at once, the file behind it.
struct InlineReader {
  private var results: [String: [Inline]] = [:]

  /// Reads the texts with the definitions of the file.
  init(_ texts: Set<String>, of source: SourceText, behindLine skipped: Int) {
    guard !texts.isEmpty else { return }
    let texts = Array(texts)
    var bytes: [UInt8] = []
    for text in texts { bytes += Self.heading(text).utf8 }
    if source.bytes.holdsDefinition {
      bytes += source.bytes[source.line(skipped + 1).lowerBound...]
    }
    let blocks = MarkdownReader(SourceText(bytes)).blocks
    for (text, block) in zip(texts, blocks) {
      if case .heading(let heading) = block.kind { results[text] = heading.content }
    }
  }

  /// One of the texts as running text.
  func inlines(of text: String) -> [Inline] {
    results[text] ?? []
  }

  /// A heading with the text: it reads as running text whatever stands on its line.
  private static func heading(_ text: String) -> String {
    "# \(text) #\n"
  }
}

extension [UInt8] {
  /// Whether there is a `]:`, without which no link definition can be.
  fileprivate var holdsDefinition: Bool {
    withUnsafeBufferPointer { $0.firstIndex(of: "]:", from: 0) != nil }
  }
}
