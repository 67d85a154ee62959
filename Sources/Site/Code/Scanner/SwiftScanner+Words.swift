/// What a word is.
extension SwiftScanner {
  /// Reads the word from a place to the current one; false where it is not clear what it is.
  mutating func word(from start: Int) -> Bool {
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    guard let kind = kind(of: text) else { return false }
    if isAtTop, isFirstOnLine || text == "import" { judgeItem(text) }
    if kind == .keyword, last != .dot, Self.withParameters.contains(text) { isInSignature = true }
    if kind == .keyword, text == "let" || text == "var" { isInBinding = true }
    close(start, kind.tokenKind)
    last = .word(text)
    return true
  }

  enum WordKind {
    case keyword, name, blank, type

    var tokenKind: CodeToken.Kind? {
      switch self {
      case .keyword: .keyword
      case .name: nil
      case .blank: .blank
      case .type: .type
      }
    }
  }

  private func kind(of text: String) -> WordKind? {
    let isReserved = Self.reserved.contains(text)
    let isDoubtful = Self.doubtful.contains(text) || Self.modifiers.contains(text)
    guard isReserved || isDoubtful else {
      // Types that are not written in capitals are told from values by their place only.
      let kind = name(text)
      let mayBeType = last == .mark(UInt8(ascii: ":")) && (isInBinding || isInSignature)
      return text.isSnake || mayBeType && kind == .name ? nil : kind
    }
    if last == .dot {
      if text == "self" || text == "init" { return .keyword }
      return text == "Type" || text == "Protocol" ? nil : name(text)
    }
    if isDoubtful, case .word(let before) = last, Self.naming.contains(before) { return name(text) }
    if text == "set", last == .mark(UInt8(ascii: "(")), byte() == UInt8(ascii: ")") {
      return .name
    }
    if isLabel {
      return Self.values.contains(text) || Self.openers.contains(text) ? nil : .name
    }
    if isReserved { return text == "operator" || text == "precedencegroup" ? nil : .keyword }
    return isKeyword(text) ? .keyword : nil
  }

  private func name(_ text: String) -> WordKind {
    if text.utf8.first.map({ UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "Z") }) == true {
      return .type
    }
    return text.utf8.count > 2 && text.utf8.allSatisfy { $0 == UInt8(ascii: "_") } ? .blank : .name
  }

  /// Whether the word names an argument: `for:` or `for pet:` in brackets.
  private var isLabel: Bool {
    guard let bracket = brackets.last, bracket != UInt8(ascii: "{") else { return false }
    guard
      last == .mark(UInt8(ascii: "(")) || last == .mark(UInt8(ascii: ","))
        || last == .mark(UInt8(ascii: "["))
    else { return false }
    if byte() == UInt8(ascii: ":") { return true }
    guard byte() == UInt8(ascii: " ") else { return false }
    var offset = 1
    while byte(offset).isWord { offset += 1 }
    return isInSignature && offset > 1 && byte(offset) == UInt8(ascii: ":")
  }

  private func isKeyword(_ text: String) -> Bool {
    let next = next
    let opensPiece =
      isFirstOnLine || last == .mark(UInt8(ascii: "{")) || last == .mark(UInt8(ascii: "}"))
    switch text {
    case "some", "any":
      guard next.first?.isUppercase == true else { return false }
      switch last {
      case .arrow, .sign: return true
      case .mark(let mark): return mark != UInt8(ascii: "{") && mark != UInt8(ascii: "}")
      default: return false
      }
    case "async":
      return last == .value && ["throws", "{", "-"].contains(next) || opensPiece && next == "let"
    case "await":
      return next.first?.isLetter == true && next != "in" && next != "is" && next != "as"
    case "get", "set", "willSet", "didSet":
      if next == "{" { return opensPiece }
      let isInProtocol = last == .mark(UInt8(ascii: "{")) || last == .word("get")
      return isInProtocol && (next == "}" || next == "set" || next == "async" || next == "throws")
    case "weak", "unowned":
      if last == .mark(UInt8(ascii: "[")) { return next.first?.isLetter == true }
      return Self.declaring.contains(next)
    default: return Self.modifiers.contains(text) && Self.declaring.contains(next)
    }
  }

  /// The word or the sign behind the current one on its line; empty at the line's end.
  private var next: String {
    var offset = 0
    while byte(offset) == UInt8(ascii: " ") { offset += 1 }
    let start = at + offset
    guard byte(offset).isWord else {
      return byte(offset) == 0 || byte(offset) == UInt8(ascii: "\n")
        ? "" : String(UnicodeScalar(byte(offset)))
    }
    while byte(offset).isWord { offset += 1 }
    return String(decoding: bytes[start..<at + offset], as: UTF8.self)
  }

  /// Whether the word that begins a line outside all brackets begins a declaration, or goes on with one.
  private mutating func judgeItem(_ text: String) {
    if text == "import", last != .dot { items = .importing }
    guard items != .importing else { return }
    if text != "case", Self.declaring.contains(text) || Self.modifiers.contains(text) {
      if items == .none { items = .declarations }
    } else if text != "where" {
      items = .unclear
    }
  }

  /// Words behind whose names parameters stand.
  private static let withParameters: Set<String> = ["func", "init", "subscript"]

  /// Words that begin a declaration, or modify one.
  private static let declaring: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "internal", "let", "private", "protocol", "public", "static", "struct", "subscript",
    "typealias", "var", "case",
  ]

  /// Words behind which a name stands.
  private static let naming: Set<String> = [
    "associatedtype", "case", "class", "enum", "extension", "func", "let", "protocol", "struct",
    "typealias", "var",
  ]

  /// Words that are keywords wherever they may stand, but behind a point or as a label.
  private static let reserved: Set<String> = declaring.union([
    "Any", "Self", "as", "break", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "false", "for", "guard", "if", "in", "inout", "is", "nil", "operator",
    "precedencegroup", "repeat", "rethrows", "return", "self", "super", "switch", "throw", "throws",
    "true", "try", "where", "while",
  ])

  /// Words that modify the declaration behind them.
  private static let modifiers: Set<String> = [
    "convenience", "dynamic", "final", "indirect", "lazy", "mutating", "nonisolated", "nonmutating",
    "override", "required", "unowned", "weak",
  ]

  /// Words that are keywords in some places only.
  private static let doubtful: Set<String> = [
    "Protocol", "Type", "actor", "any", "async", "await", "borrowing", "consume", "consuming",
    "copy", "didSet", "discard", "distributed", "each", "extern", "get", "infix", "isolated",
    "left", "macro", "module", "none", "of", "open", "optional", "package", "postfix", "prefix",
    "right", "sending", "set", "some", "then", "unsafe", "willSet", "yield",
  ]

  /// Words that are values, and words that may open what stands in brackets: with a colon behind them they are not clear.
  private static let values: Set<String> = ["Any", "Self", "false", "nil", "self", "super", "true"]
  private static let openers: Set<String> = [
    "any", "await", "each", "if", "inout", "isolated", "let", "repeat", "sending", "some", "switch",
    "try", "var",
  ]
}

extension String {
  /// Whether there is a line among its letters, as in `pid_t` and `_View`, but not in `_value`.
  fileprivate var isSnake: Bool {
    let rest = utf8.drop { $0 == UInt8(ascii: "_") }
    guard let first = rest.first else { return false }
    return rest.contains(UInt8(ascii: "_"))
      || utf8.count > rest.count && first <= UInt8(ascii: "Z")
  }
}
