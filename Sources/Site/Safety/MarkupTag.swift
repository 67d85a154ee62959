/// One tag of raw HTML.
struct MarkupTag: Equatable {
  enum Form: Equatable {
    case start, end, void
  }

  var form: Form

  /// In lower case.
  var name: String

  /// The attributes that may stay.
  var attributes: [Attribute]

  struct Attribute: Equatable {
    var name: String
    var value: String
  }

  /// The elements a lesson may use: those that set running text and neither load, script nor style.
  static let safe: Set<String> = [
    "abbr", "b", "bdi", "br", "cite", "del", "dfn", "em", "i", "ins", "kbd", "mark", "q", "rp",
    "rt", "ruby", "s", "samp", "small", "span", "strong", "sub", "sup", "u", "var", "wbr",
  ]

  static let void: Set<String> = ["br", "wbr"]

  private static let safeAttributes: Set<String> = ["lang", "dir", "title"]

  /// The tag that a text is from `<` to `>`; nil for anything else and for an element that is not safe.
  init?(_ text: Substring) {
    guard text.first == "<", text.last == ">" else { return nil }
    var rest = text.dropFirst().dropLast()
    let isEnd = rest.first == "/"
    if isEnd { rest = rest.dropFirst() }
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
    guard Self.safe.contains(name) else { return nil }
    rest = rest.dropFirst(name.count)
    guard rest.first.map({ $0.isWhitespace || $0 == "/" }) ?? true else { return nil }
    self.name = name
    form = isEnd ? .end : Self.void.contains(name) ? .void : .start
    attributes = isEnd ? [] : Self.attributes(in: rest)
  }

  private static func attributes(in text: Substring) -> [Attribute] {
    var found: [Attribute] = []
    for match in text.matches(of: #/([A-Za-z][-A-Za-z0-9]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/#) {
      let name = match.1.lowercased()
      guard safeAttributes.contains(name), !found.contains(where: { $0.name == name }),
        let value = match.2 ?? match.3, !value.contains(where: { "\"<>&".contains($0) })
      else { continue }
      found.append(Attribute(name: name, value: String(value)))
    }
    return found
  }
}

extension MarkupTag {
  /// The tag as it goes into a page.
  ///
  /// Its values hold no character that could end them.
  var markup: String {
    let values = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    switch form {
    case .start: return "<\(name)\(values)>"
    case .end: return "</\(name)>"
    case .void: return "<\(name)\(values)/>"
    }
  }
}
