import Diagnostics

/// A Markdown file as bytes with its line table: valid UTF-8 without NUL, lines ended as CommonMark ends them.
struct SourceText: Sendable {
  let bytes: [UInt8]

  /// The offset of every line's first byte.
  let lineStarts: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineStarts = bytes.withUnsafeBufferPointer(Self.lineStarts)
  }

  var lineCount: Int { lineStarts.count }

  /// The bytes of a line, counted from 1, without its line break; empty where there is no such line.
  func line(_ number: Int) -> Range<Int> {
    guard number >= 1, number <= lineStarts.count else { return bytes.count..<bytes.count }
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == .newline || bytes[end - 1] == .carriageReturn { end -= 1 }
    return start..<end
  }

  /// The place of a byte that is known to stand in a line.
  func position(of offset: Int, inLine number: Int) -> SourcePosition {
    SourcePosition(line: number, column: offset - line(number).lowerBound + 1)
  }

  /// The place of a byte.
  func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  func offset(of position: SourcePosition) -> Int {
    line(position.line).lowerBound + position.column - 1
  }

  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The range without the white space at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, bytes[first].isBlank { range.removeFirst() }
    while let last = range.last, bytes[last].isBlank { range = range.lowerBound..<last }
    return range
  }

  private static func lineStarts(of bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var starts = [0]
    starts.reserveCapacity(bytes.count / 32)
    // The next break of each kind; most files have none of the second.
    var newline = bytes.firstIndex(of: .newline, from: 0) ?? bytes.count
    var carriageReturn = bytes.firstIndex(of: .carriageReturn, from: 0) ?? bytes.count
    while min(newline, carriageReturn) < bytes.count {
      var next = min(newline, carriageReturn) + 1
      // Both in a row are one break.
      if newline == next, newline < bytes.count { next += 1 }
      starts.append(next)
      if newline < next { newline = bytes.firstIndex(of: .newline, from: next) ?? bytes.count }
      if carriageReturn < next {
        carriageReturn = bytes.firstIndex(of: .carriageReturn, from: next) ?? bytes.count
      }
    }
    return starts
  }
}

extension UInt8 {
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let pipe = UInt8(ascii: "|")
  static let backslash = UInt8(ascii: "\\")

  /// Whether the byte is white space inside a line.
  var isBlank: Bool { self == .space || self == .tab }

  var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  /// Whether the byte is one of the letters without accents.
  var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }
}

extension SourceText {
  /// The range of bytes as lines and columns.
  func range(of offsets: Range<Int>) -> SourceRange {
    SourceRange(position(of: offsets.lowerBound), position(of: offsets.upperBound))
  }
}
