import Diagnostics

/// The words of a fence's info string: `name` or `name=value`, the value in double quotes where it has spaces.
struct InfoWord: Equatable {
  var name: String

  /// What stands behind `=`, without its quotes; nil where there is no `=`.
  var value: String?

  /// The offsets of the word in the file.
  var offsets: Range<Int>

  /// Whether the quote of the value is closed, or there is none.
  var isClosed = true

  static func words(in info: Range<Int>, of source: SourceText) -> [InfoWord] {
    var words: [InfoWord] = []
    var rest = source.trimmed(info)
    while !rest.isEmpty {
      let word = word(at: rest, of: source)
      words.append(word)
      rest = source.trimmed(word.offsets.upperBound..<rest.upperBound)
    }
    return words
  }

  private static func word(at rest: Range<Int>, of source: SourceText) -> InfoWord {
    let bytes = source.bytes
    let start = rest.lowerBound
    let nameEnd = rest.first { bytes[$0].isBlank || bytes[$0] == equals } ?? rest.upperBound
    let name = source.text(start..<nameEnd)
    guard nameEnd < rest.upperBound, bytes[nameEnd] == equals else {
      return InfoWord(name: name, offsets: start..<nameEnd)
    }
    let valueStart = nameEnd + 1
    guard valueStart < rest.upperBound, bytes[valueStart] == quote else {
      let end =
        (valueStart..<rest.upperBound).first { bytes[$0].isBlank } ?? rest.upperBound
      return InfoWord(name: name, value: source.text(valueStart..<end), offsets: start..<end)
    }
    let closing = closingQuote(from: valueStart + 1, to: rest.upperBound, in: bytes)
    return InfoWord(
      name: name,
      value: source.text(valueStart + 1..<(closing ?? rest.upperBound)).removingBackslashes,
      offsets: start..<(closing.map { $0 + 1 } ?? rest.upperBound), isClosed: closing != nil)
  }

  private static let equals = UInt8(ascii: "=")
  private static let quote = UInt8(ascii: "\"")

  private static func closingQuote(from start: Int, to end: Int, in bytes: [UInt8]) -> Int? {
    var offset = start
    while offset < end {
      if bytes[offset] == quote { return offset }
      offset += bytes[offset] == .backslash ? 2 : 1
    }
    return nil
  }
}
