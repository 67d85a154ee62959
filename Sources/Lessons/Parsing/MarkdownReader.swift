import CMark
import Diagnostics

/// Reads CommonMark into blocks: the only place that knows libcmark.
///
/// The tree is walked with an explicit stack. What is nested deeper than ``depthLimit`` is left out and its
/// place noted, so that all code behind may recurse over the blocks.
struct MarkdownReader {
  /// How many quotes and list items, and how many levels of emphasis and links, may stand inside each other.
  static let depthLimit = 100

  private(set) var blocks: [Block] = []

  /// Where something was left out.
  private(set) var tooDeep: [SourcePosition] = []

  /// What has been read of a node whose end is still to come.
  private struct Frame {
    var blocks: [Block] = []
    var items: [List.Item] = []
    private var inlines: [Inline] = []

    /// Text not yet among the inlines: libcmark cuts it at every character that might be markup.
    private var text = ""

    mutating func append(_ more: String) {
      if text.isEmpty { text = more } else { text += more }
    }

    mutating func append(_ inline: Inline) {
      flushText()
      inlines.append(inline)
    }

    mutating func takeInlines() -> [Inline] {
      flushText()
      return inlines
    }

    private mutating func flushText() {
      guard !text.isEmpty else { return }
      inlines.append(.text(text))
      text = ""
    }
  }

  private var stack = [Frame()]
  private let source: SourceText
  private var blockDepth = 0
  private var inlineDepth = 0

  /// - Parameters:
  ///   - source: The text to read.
  ///   - blanked: How many lines at its head count as blank.
  init(_ source: SourceText, blankingLines blanked: Int = 0) {
    self.source = source
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return }
    defer { cmark_parser_free(parser) }
    let blank = String(repeating: "\n", count: blanked)
    cmark_parser_feed(parser, blank, blanked)
    source.bytes.withUnsafeBytes { bytes in
      let start = blanked < source.lineCount ? source.lineStarts[blanked] : bytes.count
      guard let base = bytes.baseAddress, start < bytes.count else { return }
      cmark_parser_feed(
        parser, base.assumingMemoryBound(to: CChar.self) + start, bytes.count - start)
    }
    guard let document = cmark_parser_finish(parser) else { return }
    defer { cmark_node_free(document) }
    walk(document)
    blocks = stack[0].blocks
  }

  private mutating func walk(_ document: OpaquePointer) {
    guard let iterator = cmark_iter_new(document) else { return }
    defer { cmark_iter_free(iterator) }
    while true {
      let event = cmark_iter_next(iterator)
      guard event != CMARK_EVENT_DONE else { return }
      guard let node = cmark_iter_get_node(iterator), node != document else { continue }
      if event == CMARK_EVENT_EXIT {
        leave(node)
      } else if !enter(node) {
        tooDeep.append(position(of: node))
        cmark_iter_reset(iterator, node, CMARK_EVENT_EXIT)
      }
    }
  }

  /// Takes a leaf in, or begins what has content; false when that would be too deep.
  private mutating func enter(_ node: OpaquePointer) -> Bool {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: stack[stack.count - 1].append(literal(of: node))
    case CMARK_NODE_SOFTBREAK: append(.softBreak)
    case CMARK_NODE_LINEBREAK: append(.lineBreak)
    case CMARK_NODE_CODE: append(.code(literal(of: node)))
    case CMARK_NODE_HTML_INLINE: append(.html(literal(of: node)))
    case CMARK_NODE_EMPH, CMARK_NODE_STRONG, CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      guard inlineDepth < Self.depthLimit else { return false }
      inlineDepth += 1
      stack.append(Frame())
    case CMARK_NODE_CODE_BLOCK:
      let info = string(cmark_node_get_fence_info(node))
      append(.code(CodeBlock(info: info, text: literal(of: node))), node)
    case CMARK_NODE_HTML_BLOCK:
      let html = literal(of: node)
      stack[stack.count - 1].blocks.append(Block(.html(html), range: range(of: node, lines: html)))
    case CMARK_NODE_THEMATIC_BREAK: append(.thematicBreak, node)
    case CMARK_NODE_BLOCK_QUOTE, CMARK_NODE_ITEM:
      guard blockDepth < Self.depthLimit else { return false }
      blockDepth += 1
      stack.append(Frame())
    default: stack.append(Frame())
    }
    return true
  }

  /// Ends what ``enter(_:)`` began.
  private mutating func leave(_ node: OpaquePointer) {
    var frame = stack.removeLast()
    switch cmark_node_get_type(node) {
    case CMARK_NODE_PARAGRAPH: append(.paragraph(frame.takeInlines()), node)
    case CMARK_NODE_HEADING:
      let level = Int(cmark_node_get_heading_level(node))
      let heading = Heading(level: level, id: "", content: frame.takeInlines())
      stack[stack.count - 1].blocks.append(Block(.heading(heading), range: rangeOfHeading(node)))
    case CMARK_NODE_BLOCK_QUOTE:
      blockDepth -= 1
      append(.quote(frame.blocks), node, endingWith: frame.blocks.last?.range)
    case CMARK_NODE_ITEM:
      blockDepth -= 1
      let range = range(of: node, endingWith: frame.blocks.last?.range)
      stack[stack.count - 1].items.append(List.Item(blocks: frame.blocks, range: range))
    case CMARK_NODE_LIST:
      append(.list(list(node, frame.items)), node, endingWith: frame.items.last?.range)
    default: append(inline(node, frame.takeInlines()))
    }
  }

  private func list(_ node: OpaquePointer, _ items: [List.Item]) -> List {
    let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    return List(
      marker: isOrdered ? .ordered(start: Int(cmark_node_get_list_start(node))) : .bullet,
      isTight: cmark_node_get_list_tight(node) == 1, items: items)
  }

  private mutating func inline(_ node: OpaquePointer, _ content: [Inline]) -> Inline {
    inlineDepth -= 1
    let type = cmark_node_get_type(node)
    if type == CMARK_NODE_EMPH { return .emphasis(content) }
    if type == CMARK_NODE_STRONG { return .strong(content) }
    let address = string(cmark_node_get_url(node))
    let title = string(cmark_node_get_title(node))
    return type == CMARK_NODE_IMAGE
      ? .image(source: address, title: title, content: content)
      : .link(destination: address, title: title, content: content)
  }

  private mutating func append(_ inline: Inline) {
    stack[stack.count - 1].append(inline)
  }

  private mutating func append(
    _ kind: Block.Kind, _ node: OpaquePointer, endingWith last: SourceRange? = nil
  ) {
    stack[stack.count - 1].blocks.append(Block(kind, range: range(of: node, endingWith: last)))
  }

  private func position(of node: OpaquePointer) -> SourcePosition {
    SourcePosition(
      line: Int(cmark_node_get_start_line(node)),
      column: max(1, Int(cmark_node_get_start_column(node))))
  }

  /// The node's place; what has content ends where its last part does.
  private func range(of node: OpaquePointer, endingWith last: SourceRange?) -> SourceRange {
    let start = position(of: node)
    if let last { return SourceRange(start, max(start, last.upperBound)) }
    let end = SourcePosition(
      line: Int(cmark_node_get_end_line(node)), column: Int(cmark_node_get_end_column(node)) + 1)
    return SourceRange(start, max(start, end))
  }

  /// The heading's place up to its underline, if it has one: libcmark counts the line behind in.
  private func rangeOfHeading(_ node: OpaquePointer) -> SourceRange {
    let range = range(of: node, endingWith: nil)
    let further = range.lowerBound.line + 1..<range.upperBound.line + 1
    guard let underline = further.first(where: source.isUnderline) else { return range }
    let end = source.position(of: source.line(underline).upperBound, inLine: underline)
    return SourceRange(range.lowerBound, end)
  }

  /// The place of a block whose lines are those of its text: libcmark forgets a line that ends it.
  private func range(of node: OpaquePointer, lines text: String) -> SourceRange {
    let start = position(of: node)
    let breaks = text.utf8.count { $0 == .newline }
    let last = start.line + max(0, text.utf8.last == .newline ? breaks - 1 : breaks)
    return SourceRange(start, source.position(of: source.line(last).upperBound, inLine: last))
  }

  private func literal(of node: OpaquePointer) -> String {
    string(cmark_node_get_literal(node))
  }

  private func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}

extension SourceText {
  /// Whether the line, behind the markers of quotes, is made of `=` or of `-` alone.
  fileprivate func isUnderline(_ number: Int) -> Bool {
    let text = bytes[trimmed(line(number))].drop { $0.isBlank || $0 == UInt8(ascii: ">") }
    guard let first = text.first, first == UInt8(ascii: "=") || first == UInt8(ascii: "-") else {
      return false
    }
    return text.allSatisfy { $0 == first }
  }
}
