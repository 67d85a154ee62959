/// What a word is.
extension SwiftScanner {
  /// Reads the word from a place to the current one; false where it is not clear what it is.
  mutating func word(from start: Int) -> Bool {
    let text = String(decoding: bytes[start..<at], as: UTF8.self)
    let roles = Self.roles[text] ?? []
    guard let kind = kind(of: text, roles) else { return false }
    if isAtTop, isFirstOnLine || text == "import" { judgeItem(text, roles) }
    if kind == .keyword, last != .dot, roles.contains(.takesParameters) { isInSignature = true }
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

  private func kind(of text: String, _ roles: Roles) -> WordKind? {
    let isReserved = roles.contains(.reserved)
    let isDoubtful = !roles.isDisjoint(with: [.doubtful, .modifies])
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
    if isDoubtful, case .word(let before) = last, Self.roles[before]?.contains(.names) == true {
      return name(text)
    }
    if text == "set", last == .mark(UInt8(ascii: "(")), byte() == UInt8(ascii: ")") {
      return .name
    }
    if isLabel {
      return roles.isDisjoint(with: [.value, .opens]) ? .name : nil
    }
    if isReserved { return text == "operator" || text == "precedencegroup" ? nil : .keyword }
    return isKeyword(text, roles) ? .keyword : nil
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

  private func isKeyword(_ text: String, _ roles: Roles) -> Bool {
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
      // What can only be set stands in no protocol: `{ set }` gives a value of that name.
      let isInProtocol = last == .word("get") || text != "set" && last == .mark(UInt8(ascii: "{"))
      return isInProtocol && (next == "}" || next == "set" || next == "async" || next == "throws")
    case "weak", "unowned":
      if last == .mark(UInt8(ascii: "[")) { return next.first?.isLetter == true }
      return Self.declares(next)
    default: return roles.contains(.modifies) && Self.declares(next)
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
  private mutating func judgeItem(_ text: String, _ roles: Roles) {
    if text == "import", last != .dot { items = .importing }
    guard items != .importing else { return }
    if text != "case", !roles.isDisjoint(with: [.declares, .modifies]) {
      if items == .none { items = .declarations }
    } else if text != "where" {
      items = .unclear
    }
  }
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
