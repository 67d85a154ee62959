/// Tells which lines of a script begin an expression, which may have a value.
///
/// Lines go in one after the other; what is open at the end of one goes on in the next.
struct ValueLines {
  private static let statementWords: Set<Substring> = [
    "_", "actor", "class", "defer", "do", "enum", "extension", "final", "for", "func", "guard",
    "if", "import",
    "let", "mutating", "private", "protocol", "repeat", "return", "static", "struct", "switch",
    "typealias", "var",
    "while",
  ]

  /// How many brackets are open.
  private var depth = 0

  /// Whether the next line goes on inside brackets.
  var isOpen: Bool { depth > 0 }

  /// Whether the line begins an expression that is no assignment.
  mutating func begins(at line: some StringProtocol) -> Bool {
    let start = depth
    let code = line.drop(while: \.isWhitespace)
    let isAssignment = pass(code)
    guard start == 0, let first = code.first, !")]}.@#/".contains(first) else { return false }
    let word = code.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return !isAssignment && !Self.statementWords.contains(Substring(word))
  }

  /// Counts the line's brackets; tells whether it assigns outside all of them.
  private mutating func pass(_ code: some StringProtocol) -> Bool {
    var isInString = false
    var last: Character = " "
    var isAssignment = false
    for (index, character) in zip(code.indices, code) {
      if isInString {
        if character == "\"", last != "\\" { isInString = false }
      } else if code[index...].hasPrefix("//") {
        break
      } else if character == "\"" {
        isInString = true
      } else if "([{".contains(character) {
        depth += 1
      } else if ")]}".contains(character) {
        depth = max(depth - 1, 0)
      } else if depth == 0, last != "!" && last != "<" && last != ">",
        code[index...].hasPrefix("= ")
      {
        isAssignment = isAssignment || last != "="
      }
      last = last == "\\" && character == "\\" ? " " : character
    }
    return isAssignment
  }
}
