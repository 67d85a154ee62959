package import Diagnostics
package import Lessons

/// Takes out of a lesson what may not reach a page: raw HTML that is not safe, and addresses nobody should follow or load.
package struct Sanitizer: BlockRewriter {
  /// What was taken out, with its place.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Where the lesson leads to, with the places of its links.
  package private(set) var links: [Link] = []

  package struct Link: Equatable, Sendable {
    /// The address as the lesson gives it.
    package var address: String

    package var isImage: Bool
    package var range: SourceRange?
  }

  private let file: String
  private var range: SourceRange?

  /// The ranges around the current one.
  private var outer: [SourceRange?] = []

  package init(file: String) {
    self.file = file
  }

  /// The blocks without anything unsafe.
  package mutating func sanitize(_ blocks: [Block]) -> [Block] {
    rewrite(blocks)
  }

  mutating func rewrite(_ block: Block) -> Block? {
    outer.append(range)
    range = block.range ?? range
    // A glossary's remark is for the search; no page shows it.
    guard case .html(let html) = block.kind, Glossary.avoidedWords(in: html).isEmpty else {
      return nil
    }
    return Block(.paragraph([.html(html)]), range: block.range)
  }

  mutating func leave(_ block: Block) {
    range = outer.removeLast()
  }

  mutating func rewrite(_ content: [Inline], of cell: Table.Cell?) -> [Inline]? {
    guard content.contains(where: \.needsLook) else { return nil }
    let outer = range
    range = cell?.range ?? range
    defer { range = outer }
    return sanitize(content)
  }

  /// The running text without anything unsafe.
  mutating func sanitize(_ content: [Inline]) -> [Inline] {
    var filter = MarkupFilter()
    let filtered = filter.filter(content)
    for source in filter.refused { report(markup: source) }
    return filtered.flatMap { sanitize($0) }
  }

  private mutating func sanitize(_ inline: Inline) -> [Inline] {
    switch inline {
    case .emphasis(let content): return [.emphasis(sanitize(content))]
    case .strong(let content): return [.strong(sanitize(content))]
    case .link(let destination, let title, let content):
      let inner = sanitize(content)
      guard Address(destination).isSafeToFollow else {
        report(
          address: destination, "a link may lead to a page of the site, the web or a mail address")
        return inner
      }
      links.append(Link(address: destination, isImage: false, range: range))
      return [.link(destination: destination, title: title, content: inner)]
    case .image(let source, _, let content) where !Address(source).isSafeToLoad:
      report(
        address: source, "put the picture beside the lesson: pages load nothing from elsewhere")
      return [.text(content.plainText)]
    case .image(let source, _, _):
      links.append(Link(address: source, isImage: true, range: range))
      return [inline]
    case .text, .softBreak, .lineBreak, .code, .html: return [inline]
    }
  }

  private mutating func report(markup: String) {
    diagnostics.append(
      Diagnostic(
        .warning, "unsafe-html", "'\(markup.prefix(60))' is shown as text",
        advice: "use Markdown, or one of \(MarkupTag.safe.sorted().joined(separator: ", "))",
        file: file, range: range))
  }

  private mutating func report(address: String, _ advice: String) {
    diagnostics.append(
      Diagnostic(
        .warning, "unsafe-address", "'\(address.prefix(60))' is left out", advice: advice,
        file: file, range: range))
  }
}

extension Inline {
  /// Whether it leads somewhere, or holds markup of its own.
  fileprivate var needsLook: Bool {
    switch self {
    case .link, .image, .html: true
    case .emphasis(let content), .strong(let content): content.contains(where: \.needsLook)
    case .text, .softBreak, .lineBreak, .code: false
    }
  }
}
