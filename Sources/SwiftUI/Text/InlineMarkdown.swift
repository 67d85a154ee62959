/// Reads the Markdown that a localised string may hold: emphasis, code, links and words that agree with a number.
struct InlineMarkdown {
  private let source: [Character]
  private var values: ArraySlice<String>
  private var index = 0
  private var pieces: [Piece] = []

  /// The words without their marks.
  static func plainText(_ text: String) -> String {
    var source = Source()
    source.append(text)
    return source.plainText
  }

  init(source: [Character], values: ArraySlice<String>) {
    self.source = source
    self.values = values
  }

  /// Reads to the end, and leaves the marks out.
  mutating func read() -> String {
    while index < source.count { readNext() }
    pieces.pairDelimiters()
    return pieces.map(\.shown).joined()
  }

  private mutating func readNext() {
    let next = source[index]
    switch next {
    case Source.placeholder where !values.isEmpty:
      append(values.removeFirst())
      index += 1
    case "\\" where character(at: index + 1)?.isMark == true:
      append(String(source[index + 1]))
      index += 2
    case "`": readCode()
    case "[": readLink(isInflected: false)
    case "^" where character(at: index + 1) == "[":
      index += 1
      readLink(isInflected: true)
    case "*", "_", "~": readDelimiters(next)
    default:
      let end = source[(index + 1)...].firstIndex(where: \.isInlineMark) ?? source.count
      append(String(source[index..<end]))
      index = end
    }
  }

  private func character(at place: Int) -> Character? {
    source.indices.contains(place) ? source[place] : nil
  }

  private mutating func append(_ text: String) { pieces.append(Piece(text: text)) }

  /// The number of same characters from here on.
  private func run(of character: Character, at start: Int) -> Int {
    source[start...].prefix { $0 == character }.count
  }

  /// Reads code up to as many backticks as it starts with; without them the backticks are words.
  private mutating func readCode() {
    let width = run(of: "`", at: index)
    var end = index + width
    while end < source.count {
      let found = run(of: "`", at: end)
      if found == width { break }
      end += max(found, 1)
    }
    guard end < source.count else {
      append(String(repeating: "`", count: width))
      index += width
      return
    }
    for character in source[index + width..<end] {
      let isValue = character == Source.placeholder && !values.isEmpty
      append(isValue ? values.removeFirst() : String(character))
    }
    index = end + width
  }

  /// Reads the words of a link; without an address the bracket is a word.
  private mutating func readLink(isInflected: Bool) {
    guard let close = closing("]", of: "[", from: index), character(at: close + 1) == "(",
      let end = closing(")", of: "(", from: close + 1)
    else {
      append(isInflected ? "^[" : "[")
      index += 1
      return
    }
    var inner = InlineMarkdown(source: Array(source[index + 1..<close]), values: values)
    let words = inner.read()
    values = inner.values
    let isAsked = isInflected && String(source[close + 2..<end]).contains("inflect: true")
    append(isAsked ? Inflection.agreeing(words) : words)
    index = end + 1
  }

  private func closing(_ close: Character, of open: Character, from start: Int) -> Int? {
    var depth = 0
    var place = start
    while place < source.count {
      if source[place] == "\\" {
        place += 1
      } else if source[place] == open {
        depth += 1
      } else if source[place] == close {
        depth -= 1
        if depth == 0 { return place }
      }
      place += 1
    }
    return nil
  }

  private mutating func readDelimiters(_ mark: Character) {
    let width = run(of: mark, at: index)
    let before = index > 0 ? source[index - 1] : " "
    let after = character(at: index + width) ?? " "
    pieces.append(Piece(mark: mark, count: width, before: before, after: after))
    index += width
  }
}
