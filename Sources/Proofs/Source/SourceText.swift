/// Swift source whose lines know where an author wrote them.
///
/// A byte offset counts UTF-8 bytes of `text`, as SwiftSyntax does.
package struct SourceText: Equatable, Sendable {
  /// A line without its line break.
  package struct Line: Equatable, Sendable {
    package var text: String

    /// Where the line's first byte was written; nil for what the tool made up.
    package var origin: Origin?

    package init(_ text: String, origin: Origin? = nil) {
      self.text = text
      self.origin = origin
    }
  }

  /// A place in a file of the author's or the learner's.
  package struct Origin: Hashable, Sendable {
    package var file: String
    package var line: Int

    /// In UTF-8 bytes, from 1.
    package var column: Int

    package init(file: String, line: Int, column: Int = 1) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  package var lines: [Line]

  package init(lines: [Line] = []) {
    self.lines = lines
  }

  /// Source that the tool made up.
  package init(generated text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Line(String($0)) }
  }

  /// The whole text of a file; line ends of any kind.
  package init(_ text: String, file: String) {
    // A mark of the byte order is no part of the text.
    let isMarked = text.unicodeScalars.first == "\u{FEFF}"
    let text = isMarked ? String(text.unicodeScalars.dropFirst()) : text
    lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n", "\r"].contains($0) }
      .enumerated().map {
        Line(String($0.element), origin: Origin(file: file, line: $0.offset + 1))
      }
  }

  /// The lines joined, each ended.
  package var text: String { lines.map { $0.text + "\n" }.joined() }

  /// The lines that hold a range of bytes, with all outside the range blanked out.
  package func slice(_ range: Range<Int>) -> SourceText {
    SourceText(
      lines: pieces(of: range).map { index, part in
        var line = lines[index]
        line.text = line.text.keeping(part)
        return line
      })
  }

  /// The same text with ranges of bytes turned into spaces; lines wholly inside one go.
  package func blanking(_ ranges: [Range<Int>]) -> SourceText {
    guard !ranges.isEmpty else { return self }
    var copy = self
    var gone: Set<Int> = []
    for (index, parts) in parts(of: ranges) {
      copy.lines[index].text = lines[index].text.blanking(parts)
      if copy.lines[index].text.allSatisfy(\.isWhitespace) { gone.insert(index) }
    }
    copy.lines = copy.lines.indices.filter { !gone.contains($0) }.map { copy.lines[$0] }
    return copy
  }

  /// The same text with other lines set in before a byte; what follows starts a new line in its old column.
  package func inserting(_ inserted: SourceText, at offset: Int) -> SourceText {
    let (index, column) = place(of: offset)
    var head = lines[index]
    var tail = head
    let length = head.text.utf8.count
    head.text = head.text.keeping(0..<column)
    tail.text = tail.text.keeping(column..<length)
    return SourceText(
      lines: lines[..<index] + [head] + inserted.lines + [tail] + lines[(index + 1)...])
  }

  /// The line and the byte within it of an offset.
  package func place(of offset: Int) -> (line: Int, byte: Int) {
    var start = 0
    for (index, line) in lines.enumerated() {
      let end = start + line.text.utf8.count
      if offset <= end { return (index, offset - start) }
      start = end + 1
    }
    return (max(0, lines.count - 1), lines.last?.text.utf8.count ?? 0)
  }

  fileprivate func pieces(of range: Range<Int>) -> [(line: Int, part: Range<Int>)] {
    pieces(of: range, starts: lineStarts)
  }

  /// By line, the parts of it that ranges of bytes cover.
  fileprivate func parts(of ranges: [Range<Int>]) -> [Int: [Range<Int>]] {
    let starts = lineStarts
    var result: [Int: [Range<Int>]] = [:]
    for range in ranges {
      for (index, part) in pieces(of: range, starts: starts) {
        result[index, default: []].append(part)
      }
    }
    return result
  }

  /// The offset of the first byte of every line.
  fileprivate var lineStarts: [Int] {
    var start = 0
    return lines.map { line in
      defer { start += line.text.utf8.count + 1 }
      return start
    }
  }

  /// The parts of lines that a range of bytes covers.
  fileprivate func pieces(
    of range: Range<Int>, starts: [Int]
  ) -> [(line: Int, part: Range<Int>)] {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] + lines[middle].text.utf8.count < range.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var result: [(Int, Range<Int>)] = []
    for index in low..<max(low, lines.count) {
      let start = starts[index]
      guard range.upperBound > start else { break }
      let end = start + lines[index].text.utf8.count
      let lower = max(range.lowerBound, start) - start
      result.append((index, lower..<max(lower, min(range.upperBound, end) - start)))
    }
    return result
  }

  package static func + (a: SourceText, b: SourceText) -> SourceText {
    SourceText(lines: a.lines + b.lines)
  }
}

extension String {
  /// The bytes of a range, with spaces for those before it.
  fileprivate func keeping(_ range: Range<Int>) -> String {
    let bytes = Array(utf8)
    let pad = [UInt8](repeating: 0x20, count: range.lowerBound)
    return String(decoding: pad + bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The bytes with ranges of them turned into spaces.
  fileprivate func blanking(_ ranges: [Range<Int>]) -> String {
    var bytes = Array(utf8)
    for range in ranges {
      for index in range.clamped(to: 0..<bytes.count) { bytes[index] = 0x20 }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension SourceText {
  /// The same text with ranges of bytes turned into spaces, every line kept.
  func blankingInPlace(_ ranges: [Range<Int>]) -> SourceText {
    var copy = self
    for (index, parts) in parts(of: ranges) {
      copy.lines[index].text = lines[index].text.blanking(parts)
    }
    return copy
  }

  /// The same text with a few bytes of one line replaced by as many others.
  func overwriting(_ text: String, at offset: Int) -> SourceText {
    var copy = self
    let (index, byte) = place(of: offset)
    var bytes = Array(copy.lines[index].text.utf8)
    bytes.replaceSubrange(byte..<byte + text.utf8.count, with: text.utf8)
    copy.lines[index].text = String(decoding: bytes, as: UTF8.self)
    return copy
  }

  /// The same text with a few characters more on one line.
  func writing(_ text: String, at offset: Int) -> SourceText {
    var copy = self
    let (index, byte) = place(of: offset)
    var bytes = Array(copy.lines[index].text.utf8)
    bytes.insert(contentsOf: text.utf8, at: byte)
    copy.lines[index].text = String(decoding: bytes, as: UTF8.self)
    return copy
  }
}
