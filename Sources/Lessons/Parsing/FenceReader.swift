import Diagnostics

/// Finds out from the source what libcmark does not tell of a code block.
struct FenceReader {
  let source: SourceText
  let containers: ContainerPath

  /// What was found of a fence.
  struct Fence {
    /// The offsets of the info string.
    var info: Range<Int>

    /// The code lines, without their places.
    var lines: [String]

    /// Whether the closing fence is there.
    var isClosed: Bool

    var range: SourceRange
  }

  /// The fence whose first backtick or tilde is at the position; nil for an indented block.
  func fence(at start: SourcePosition, text: String) -> Fence? {
    let opening = source.offset(of: start)..<source.line(start.line).upperBound
    guard let mark = fenceMark(in: opening) else { return nil }
    let lines = text.lines
    let last = start.line + lines.count
    if let code = lines.last, !ends(line: last, with: code) { return nil }
    let isClosed = isClosing(line: last + 1, mark)
    let end = isClosed ? last + 1 : last
    return Fence(
      info: source.trimmed(opening.dropFirst(mark.count)),
      lines: lines,
      isClosed: isClosed,
      range: SourceRange(
        start, source.position(of: source.line(end).upperBound, inLine: end)))
  }

  /// The lines of a fence with their places.
  func snippetLines(of fence: Fence) -> [Snippet.Line] {
    fence.lines.enumerated().map { index, code in
      line(code, number: fence.range.lowerBound.line + 1 + index)
    }
  }

  /// The range of a block that is no fence: libcmark counts blank lines behind it in.
  func rangeOfIndentedCode(_ text: String, at start: SourcePosition) -> SourceRange {
    let last = start.line + max(0, text.lines.count - 1)
    return SourceRange(start, source.position(of: source.line(last).upperBound, inLine: last))
  }

  private func fenceMark(in range: Range<Int>) -> ArraySlice<UInt8>? {
    guard let first = range.first else { return nil }
    let byte = source.bytes[first]
    guard byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") else { return nil }
    let mark = source.bytes[range].prefix { $0 == byte }
    return mark.count >= 3 ? mark : nil
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
    let line = source.line(number)
    return source.bytes[start(of: code, in: line)..<line.upperBound].drop(while: \.isBlank)
      .elementsEqual(code.utf8.drop(while: \.isBlank))
  }

  /// Where the code begins in its line: it is the line's end, but for a tab that was taken apart.
  private func start(of code: String, in line: Range<Int>) -> Int {
    if source.ends(line, with: code) { return line.upperBound - code.utf8.count }
    let visible = code.utf8.drop { $0.isBlank }.count
    let start = max(line.lowerBound, line.upperBound - visible)
    let isBehindTab = start > line.lowerBound && source.bytes[start - 1] == .tab
    return isBehindTab ? start - 1 : start
  }
}

extension SourceText {
  /// Whether the bytes of the range end with the text.
  fileprivate func ends(_ range: Range<Int>, with text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      guard text.count <= range.count else { return false }
      return bytes.withUnsafeBufferPointer { bytes in
        let start = range.upperBound - text.count
        return text.indices.allSatisfy { bytes[start + $0] == text[$0] }
      }
    }
  }
}

extension String {
  /// The lines without their breaks; a break at the end begins no line.
  fileprivate var lines: [String] {
    var text = self
    return text.withUTF8 { bytes in
      var lines: [String] = []
      var start = 0
      while start < bytes.count {
        let end = bytes.firstIndex(of: .newline, from: start) ?? bytes.count
        let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
        lines.append(String(decoding: line, as: UTF8.self))
        start = end + 1
      }
      return lines
    }
  }

  /// Whether the line is compiled without being shown.
  fileprivate var isMarkedHidden: Bool {
    let mark = "// hidden".utf8
    var bytes = utf8[...]
    while let last = bytes.last, last.isBlank { bytes.removeLast() }
    return bytes.last == mark.last && bytes.suffix(mark.count).elementsEqual(mark)
  }
}
