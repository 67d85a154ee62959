/// A place in a line that counts columns as CommonMark does, with tab stops every four columns.
struct LineCursor {
  private let bytes: [UInt8]
  private let end: Int

  /// The next byte.
  private(set) var offset: Int

  /// The column of the next byte from 0, or one inside it where a tab is used up in part.
  private(set) var column = 0

  /// How many columns of the next byte, a tab, are used up.
  private(set) var usedTabColumns = 0

  init(_ source: SourceText, line: Int) {
    bytes = source.bytes
    let range = source.line(line)
    offset = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { offset >= end }

  /// How many columns of white space follow.
  var indentation: Int {
    var cursor = self
    return cursor.skipBlanks(upTo: .max)
  }

  /// Skips at most the given columns of white space and returns how many there were.
  @discardableResult
  mutating func skipBlanks(upTo limit: Int) -> Int {
    var skipped = 0
    while skipped < limit, offset < end, bytes[offset].isBlank {
      let width = bytes[offset] == .tab ? 4 - column % 4 : 1
      let used = min(width, limit - skipped)
      skipped += used
      column += used
      usedTabColumns = used == width ? 0 : usedTabColumns + used
      if used == width { offset += 1 }
    }
    return skipped
  }

  /// Goes to a byte further on in the line.
  mutating func move(to target: Int) {
    while offset < min(target, end) { skipByte() }
  }

  mutating func skipByte() {
    column += offset < end && bytes[offset] == .tab ? 4 - column % 4 : 1
    offset += 1
    usedTabColumns = 0
  }

  /// Skips the marker of a block quote; false where there is none.
  mutating func skipQuoteMarker() -> Bool {
    var cursor = self
    guard cursor.skipBlanks(upTo: 4) < 4, !cursor.isAtEnd, bytes[cursor.offset] == UInt8(ascii: ">")
    else { return false }
    cursor.skipByte()
    cursor.skipBlanks(upTo: 1)
    self = cursor
    return true
  }

  /// Skips the marker of a list item and the white space that belongs to it.
  mutating func skipItemMarker() {
    while !isAtEnd, bytes[offset].isDigit { skipByte() }
    skipByte()
    let blanks = indentation
    let isEmpty = offset + 1 > end || bytes[offset..<end].allSatisfy(\.isBlank)
    if isEmpty || blanks > 4 {
      column += isAtEnd ? 1 : 0
      skipBlanks(upTo: 1)
    } else {
      skipBlanks(upTo: blanks)
    }
  }
}
