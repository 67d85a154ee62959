extension SwiftScanner {
  /// What a word can do in Swift.
  struct Roles: OptionSet {
    let rawValue: UInt8

    /// Parameters stand behind the name that it begins.
    static let takesParameters = Roles(rawValue: 1)
    /// It begins a declaration, or modifies one.
    static let declares = Roles(rawValue: 2)
    /// A name stands behind it.
    static let names = Roles(rawValue: 4)
    /// It is a keyword wherever it may stand, but behind a point or as a label.
    static let reserved = Roles(rawValue: 8)
    /// It modifies the declaration behind it.
    static let modifies = Roles(rawValue: 16)
    /// It is a keyword in some places only.
    static let doubtful = Roles(rawValue: 32)
    /// It is a value: with a colon behind it in brackets it is not clear.
    static let value = Roles(rawValue: 64)
    /// It may open what stands in brackets: with a colon behind it it is not clear.
    static let opens = Roles(rawValue: 128)
  }

  static func declares(_ word: String) -> Bool { roles[word]?.contains(.declares) == true }

  /// The words that are more than names.
  static let roles: [String: Roles] = {
    let declaring = [
      "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
      "init", "internal", "let", "private", "protocol", "public", "static", "struct", "subscript",
      "typealias", "var", "case",
    ]
    let words: [(Roles, [String])] = [
      (.takesParameters, ["func", "init", "subscript"]),
      ([.declares, .reserved], declaring),
      (
        .names,
        [
          "associatedtype", "case", "class", "enum", "extension", "func", "let", "protocol",
          "struct", "typealias", "var",
        ]
      ),
      (
        .reserved,
        [
          "Any", "Self", "as", "break", "catch", "continue", "default", "defer", "do", "else",
          "fallthrough", "false", "for", "guard", "if", "in", "inout", "is", "nil", "operator",
          "precedencegroup", "repeat", "rethrows", "return", "self", "super", "switch", "throw",
          "throws", "true", "try", "where", "while",
        ]
      ),
      (
        .modifies,
        [
          "convenience", "dynamic", "final", "indirect", "lazy", "mutating", "nonisolated",
          "nonmutating", "override", "required", "unowned", "weak",
        ]
      ),
      (
        .doubtful,
        [
          "Protocol", "Type", "actor", "any", "async", "await", "borrowing", "consume", "consuming",
          "copy", "didSet", "discard", "distributed", "each", "extern", "get", "infix", "isolated",
          "left", "macro", "module", "none", "of", "open", "optional", "package", "postfix",
          "prefix", "right", "sending", "set", "some", "then", "unsafe", "willSet", "yield",
        ]
      ),
      (.value, ["Any", "Self", "false", "nil", "self", "super", "true"]),
      (
        .opens,
        [
          "any", "await", "each", "if", "inout", "isolated", "let", "repeat", "sending", "some",
          "switch", "try", "var",
        ]
      ),
    ]
    return words.reduce(into: [:]) { roles, entry in
      for word in entry.1 { roles[word, default: []].formUnion(entry.0) }
    }
  }()
}
