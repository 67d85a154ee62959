import Diagnostics

/// Finds out from the source what libcmark does not tell of a code block.
struct FenceReader {
  let source: SourceText
  let containers: ContainerPath

  /// What was found of a fence.
  struct Fence {
    /// The offsets of the info string.
    var info: Range<Int>

    /// The code lines with their places.
    var lines: [Snippet.Line]

    /// Whether the closing fence is there.
    var isClosed: Bool

    var range: SourceRange
  }

  /// The fence whose first backtick or tilde is at the position; nil for an indented block.
  func fence(at start: SourcePosition, text: String) -> Fence? {
    let opening = source.offset(of: start)..<source.line(start.line).upperBound
    guard let mark = fenceMark(in: opening) else { return nil }
    let lines = text.isEmpty ? [] : splitLines(text)
    let last = start.line + lines.count
    if let code = lines.last, !ends(line: last, with: code) { return nil }
    let isClosed = isClosing(line: last + 1, mark)
    let end = isClosed ? last + 1 : last
    return Fence(
      info: source.trimmed(opening.dropFirst(mark.count)),
      lines: lines.enumerated().map { index, code in
        line(code, number: start.line + 1 + index)
      },
      isClosed: isClosed,
      range: SourceRange(
        start, source.position(of: source.line(end).upperBound, inLine: end)))
  }

  /// The range of a block that is no fence: libcmark counts blank lines behind it in.
  func rangeOfIndentedCode(_ text: String, at start: SourcePosition) -> SourceRange {
    let last = start.line + max(0, splitLines(text).count - 1)
    return SourceRange(start, source.position(of: source.line(last).upperBound, inLine: last))
  }

  private func fenceMark(in range: Range<Int>) -> ArraySlice<UInt8>? {
    guard let first = range.first else { return nil }
    let byte = source.bytes[first]
    guard byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else { return nil }
    let mark = source.bytes[range].prefix { $0 == byte }
    return mark.count >= 3 ? mark : nil
  }

  private func splitLines(_ text: String) -> [String] {
    var lines = text.utf8.split(separator: .newline, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(Substring($0)) }
  }

  /// Whether the line is a fence at least as long as the mark, inside the same containers.
  private func isClosing(line number: Int, _ mark: ArraySlice<UInt8>) -> Bool {
    guard let byte = mark.first, !containers.isLazy(line: number, in: source) else { return false }
    let start = containers.content(ofLine: number, in: source).offset
    let line = source.trimmed(start..<max(start, source.line(number).upperBound))
    return line.count >= mark.count && source.bytes[line].allSatisfy { $0 == byte }
  }

  private func line(_ code: String, number: Int) -> Snippet.Line {
    let range = source.line(number)
    return Snippet.Line(
      text: code, start: source.position(of: start(of: code, in: range), inLine: number),
      isHidden: code.isMarkedHidden)
  }

  private func ends(line number: Int, with code: String) -> Bool {
    let start = start(of: code, in: source.line(number))
    let rest = source.bytes[start..<source.line(number).upperBound].drop(while: \.isBlank)
    return rest.elementsEqual(Array(code.utf8).drop(while: \.isBlank))
  }

  /// Where the code begins in its line: it is the line's end, but for a tab that was taken apart.
  private func start(of code: String, in line: Range<Int>) -> Int {
    let code = code.utf8
    if code.count <= line.count {
      let start = line.upperBound - code.count
      if source.bytes[start..<line.upperBound].elementsEqual(code) { return start }
    }
    let visible = code.drop { $0.isBlank }.count
    let start = max(line.lowerBound, line.upperBound - visible)
    let isBehindTab = start > line.lowerBound && source.bytes[start - 1] == .tab
    return isBehindTab ? start - 1 : start
  }
}

extension String {
  /// Whether the line is compiled without being shown.
  fileprivate var isMarkedHidden: Bool {
    let mark = "// hidden"
    var bytes = utf8[...]
    while let last = bytes.last, last.isBlank { bytes.removeLast() }
    return bytes.count >= mark.utf8.count && bytes.suffix(mark.utf8.count).elementsEqual(mark.utf8)
  }
}
