/// Splits Swift source into coloured stretches by its letters alone, where those leave no doubt.
///
/// The compiler's own parser gives the same at a hundred times the cost. Words that are keywords only in some places are
/// taken for what they are where their neighbours decide it; for anything else the scanner gives up, and the parser is
/// asked. A test holds the two together.
struct SwiftScanner {
  let bytes: [UInt8]
  private(set) var at = 0
  private var parts: [CodeToken.Part] = []

  /// The brackets around the current place.
  private(set) var brackets: [UInt8] = []

  /// What stood last that is neither white space nor comment.
  var last = Lexeme.start

  /// Whether a line ended since.
  private(set) var isFirstOnLine = true

  /// A piece of code as its neighbours see it.
  enum Lexeme: Equatable {
    case start, dot, arrow
    /// A literal's end, or a closing bracket.
    case value
    case word(String)
    case mark(UInt8)
    case sign
  }

  /// Whether a declaration's parameters may follow, which alone have two names.
  var isInSignature = false

  /// Whether a `let` or `var` waits for its value, so that a type may stand behind a colon.
  var isInBinding = false

  /// What stands outside all brackets, as far as its lines tell.
  enum Items {
    case none, declarations, importing, unclear
  }

  var items = Items.none

  var isAtTop: Bool { brackets.isEmpty }

  /// What the scanner tells of a source.
  struct Result {
    var parts: [CodeToken.Part]
    var items: Items
  }

  /// The stretches of a source; nil where its letters alone do not tell.
  static func scan(_ source: [UInt8]) -> Result? {
    var scanner = SwiftScanner(source)
    guard scanner.scan(until: nil), scanner.brackets.isEmpty else { return nil }
    return Result(parts: scanner.parts, items: scanner.items)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    parts.reserveCapacity(bytes.count / 6)
  }

  func byte(_ offset: Int = 0) -> UInt8 {
    at + offset < bytes.count ? bytes[at + offset] : 0
  }

  /// Ends the stretch from a place to the current one.
  mutating func close(_ start: Int, _ kind: CodeToken.Kind?) {
    guard start < at else { return }
    if let last = parts.last, last.kind == kind {
      parts[parts.count - 1].range = last.range.lowerBound..<at
    } else {
      parts.append(CodeToken.Part(kind: kind, range: start..<at))
    }
  }

  /// Reads to the end, or to the bracket that closes an interpolation; false where it gives up.
  private mutating func scan(until end: Int?) -> Bool {
    while at < bytes.count {
      let start = at
      let next = bytes[at]
      if isAtTop, isFirstOnLine, !next.isWord, !next.isBlank, next != UInt8(ascii: "@"),
        !next.isClosing, next != UInt8(ascii: "/")
      {
        if items != .importing { items = .unclear }
      }
      switch next {
      case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "\t"):
        while byte().isBlank {
          if byte() == UInt8(ascii: "\n") { isFirstOnLine = true }
          at += 1
        }
        close(start, nil)
        continue
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
        while at < bytes.count, byte() != UInt8(ascii: "\n") { at += 1 }
        close(start, .comment)
        continue
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"):
        guard skipComment() else { return false }
        close(start, .comment)
        continue
      case UInt8(ascii: "\""):
        guard string(pounds: 0) else { return false }
      case UInt8(ascii: "#"):
        var pounds = 1
        while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
        guard byte(pounds) == UInt8(ascii: "\""), string(pounds: pounds) else { return false }
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard number() else { return false }
      case UInt8(ascii: "@"):
        guard attribute() else { return false }
      case UInt8(ascii: "$"):
        at += 1
        while byte().isWord { at += 1 }
        close(start, nil)
        last = .value
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        brackets.append(next)
        if next == UInt8(ascii: "{") { (isInSignature, isInBinding) = (false, false) }
        at += 1
        close(start, nil)
        last = .mark(next)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let end, brackets.count == end, next == UInt8(ascii: ")") { return true }
        guard let open = brackets.popLast(), open.closing == next else { return false }
        isInBinding = false
        at += 1
        close(start, nil)
        last = next == UInt8(ascii: "}") ? .mark(next) : .value
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"):
        at += 1
        close(start, nil)
        last = .mark(next)
      case let next where next.isWord:
        while byte().isWord { at += 1 }
        guard word(from: start) else { return false }
      case let next where next.isSign:
        guard sign() else { return false }
        close(start, nil)
      default: return false
      }
      isFirstOnLine = false
    }
    return end == nil
  }

  private mutating func skipComment() -> Bool {
    var depth = 0
    while at < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        at += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        at += 2
        if depth == 0 { return true }
      } else {
        if byte() == UInt8(ascii: "\n") { isFirstOnLine = true }
        at += 1
      }
    }
    return false
  }

  /// A string on one line; what goes over several lines has rules of its own.
  private mutating func string(pounds: Int) -> Bool {
    var start = at
    at += pounds
    close(start, nil)
    start = at
    at += 1
    if byte() == UInt8(ascii: "\""), byte(1) == UInt8(ascii: "\"") { return false }
    func isFollowedByPounds(_ offset: Int) -> Bool {
      (0..<pounds).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }
    while at < bytes.count {
      switch byte() {
      case UInt8(ascii: "\n"): return false
      case UInt8(ascii: "\"") where isFollowedByPounds(1):
        at += 1
        close(start, .string)
        start = at
        at += pounds
        close(start, nil)
        last = .value
        return true
      case UInt8(ascii: "\\") where isFollowedByPounds(1):
        if byte(1 + pounds) == UInt8(ascii: "(") {
          close(start, .string)
          start = at
          at += 2 + pounds
          close(start, nil)
          last = .mark(UInt8(ascii: "("))
          brackets.append(UInt8(ascii: "("))
          guard scan(until: brackets.count) else { return false }
          brackets.removeLast()
          start = at
          at += 1
          close(start, nil)
          start = at
        } else {
          guard
            [UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "\""), UInt8(ascii: "\\")]
              .contains(byte(1 + pounds))
          else { return false }
          at += 2 + pounds
        }
      default: at += 1
      }
    }
    return false
  }

  private mutating func number() -> Bool {
    let start = at
    while byte().isDigit || byte() == UInt8(ascii: "_") { at += 1 }
    if byte() == UInt8(ascii: "."), byte(1).isDigit {
      // What is behind a point that is no decimal one, as in `a.0.1`, is not told here.
      guard last != .dot else { return false }
      at += 1
      while byte().isDigit || byte() == UInt8(ascii: "_") { at += 1 }
    }
    if byte() == UInt8(ascii: "e") || byte() == UInt8(ascii: "E"), byte(1).isDigit {
      at += 1
      while byte().isDigit { at += 1 }
    }
    if byte().isWord { return false }
    close(start, .number)
    last = .value
    return true
  }

  private mutating func attribute() -> Bool {
    let start = at
    at += 1
    guard byte().isWord, !byte().isDigit else { return false }
    while byte().isWord { at += 1 }
    guard byte() != UInt8(ascii: "."), byte() != UInt8(ascii: "<") else { return false }
    let name = String(decoding: bytes[start + 1..<at], as: UTF8.self)
    // Attributes with a grammar of their own.
    guard !["available", "objc", "unknown", "escaping", "convention"].contains(name),
      byte() != UInt8(ascii: "(") || name.first?.isUppercase == true
    else { return false }
    if isAtTop, isFirstOnLine, items == .none { items = .declarations }
    close(start, .attribute)
    last = byte() == UInt8(ascii: "(") ? .value : .word("@")
    return true
  }

  private mutating func sign() -> Bool {
    let start = at
    while byte().isSign {
      if at > start, byte() == UInt8(ascii: "/"),
        byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*")
      {
        break
      }
      at += 1
    }
    let text = bytes[start..<at]
    if text.contains(UInt8(ascii: "/")) {
      // With blanks on both sides, and a value before it, it divides; else it might begin a regular expression.
      let isBetween =
        start > 0 && bytes[start - 1] == UInt8(ascii: " ") && byte() == UInt8(ascii: " ")
      switch last {
      case .value, .word: if !isBetween || text.count > 2 || isFirstOnLine { return false }
      default: return false
      }
    }
    // A backslash begins a key path; in front of a bracket it stands in a piece of a string.
    if text.last == UInt8(ascii: "\\"), !byte().isWord { return false }
    if text.elementsEqual("=".utf8) { isInBinding = false }
    let point = UInt8(ascii: ".")
    if text.last == point, text.dropLast().last != point {
      last = .dot
    } else {
      last = text.elementsEqual("->".utf8) ? .arrow : .sign
    }
    return true
  }
}
