/// Makes two spellings of the same HTML equal, and nothing else.
///
/// What it evens out: the order of attributes, the case of names, the spelling of the four entities that
/// escape markup, white space next to block tags, and the length of white space outside of `pre`.
struct HTMLNormalizer {
  private var rest: Substring
  private var result = ""
  private var preDepth = 0

  /// Whether white space is to be dropped because a block tag stands before it.
  private var isBehindBlock = true

  static func normalize(_ html: String) -> String {
    var normalizer = HTMLNormalizer(rest: html[...])
    normalizer.run()
    return normalizer.result
  }

  private init(rest: Substring) {
    self.rest = rest
  }

  private mutating func run() {
    while !rest.isEmpty {
      if let special = takeSpecial() {
        result += special
        isBehindBlock = false
      } else if let tag = HTMLTag(&rest) {
        write(tag)
      } else {
        writeText()
      }
    }
    trimWhitespace()
  }

  /// A comment, a processing instruction, a declaration or a CDATA section, kept as it is.
  private mutating func takeSpecial() -> Substring? {
    for (opening, closing) in [("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>"), ("<!", ">")]
    where rest.hasPrefix(opening) {
      let end = rest.dropFirst(opening.count).firstRange(of: closing)?.upperBound ?? rest.endIndex
      defer { rest = rest[end...] }
      return rest[..<end]
    }
    return nil
  }

  private mutating func write(_ tag: HTMLTag) {
    if tag.name == "pre" { preDepth += tag.isClosing ? -1 : 1 }
    if tag.isBlock, preDepth == 0 || tag.name == "pre" { trimWhitespace() }
    result += tag.canonical
    isBehindBlock = tag.isBlock
  }

  private mutating func writeText() {
    let first = rest.removeFirst()
    let text = String(first) + rest.prefix { $0 != "<" }
    rest = rest.dropFirst(text.count - 1)
    for character in text.decodingBasicEntities {
      if preDepth == 0, character.isWhitespace {
        if !isBehindBlock, result.last != " " { result.append(" ") }
      } else {
        result.append(character)
        isBehindBlock = false
      }
    }
  }

  private mutating func trimWhitespace() {
    guard preDepth == 0 else { return }
    while result.last == " " || result.last == "\n" { result.removeLast() }
  }
}

extension String {
  var decodingBasicEntities: String {
    replacing("&lt;", with: "\u{1}").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&").replacing("\u{1}", with: "&lt;")
  }
}
