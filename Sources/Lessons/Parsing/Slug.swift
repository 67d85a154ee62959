/// Makes an id from a heading's words: lower case, hyphens for spaces, umlauts and accents spelt in plain letters.
enum Slug {
  static func make(from text: String) -> String {
    if let slug = plain(text) { return slug }
    var slug = ""
    var isBehindGap = true
    for character in text {
      guard let spelling = spelling(of: character) else {
        if !isBehindGap { slug.append("-") }
        isBehindGap = true
        continue
      }
      slug += spelling
      if !spelling.isEmpty { isBehindGap = false }
    }
    if slug.utf8.last == UInt8(ascii: "-") { slug.removeLast() }
    return slug.isEmpty ? "section" : slug
  }

  /// The id of a text without accents, byte by byte; nil for any other text.
  private static func plain(_ text: String) -> String? {
    var slug: [UInt8] = []
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      if byte.isDigit || byte.isLetter {
        slug.append(byte | 0x20)
      } else if byte != UInt8(ascii: "'"), let last = slug.last, last != hyphen {
        slug.append(hyphen)
      }
    }
    if slug.last == hyphen { slug.removeLast() }
    return slug.isEmpty ? "section" : String(decoding: slug, as: UTF8.self)
  }

  private static let hyphen = UInt8(ascii: "-")

  /// What a letter or digit becomes; nothing for an apostrophe; nil for what parts words.
  private static func spelling(of character: Character) -> String? {
    if let byte = character.asciiValue {
      if byte.isDigit || byte.isLetter { return character.lowercased() }
      return byte == UInt8(ascii: "'") ? "" : nil
    }
    switch character {
    case "ä", "Ä", "æ", "Æ": return "ae"
    case "ö", "Ö", "œ", "Œ": return "oe"
    case "ü", "Ü": return "ue"
    case "ß", "ẞ": return "ss"
    case "’": return ""
    default: break
    }
    guard character.isLetter || character.isNumber else { return nil }
    return latinLetter(of: character) ?? character.lowercased()
  }

  /// The plain letter that an accented Latin letter is made from, by its name in Unicode; nil for other letters.
  private static func latinLetter(of character: Character) -> String? {
    let name = character.unicodeScalars.first?.properties.name ?? ""
    let words = name.split(separator: " ")
    guard words.count > 3, words[0] == "LATIN", words[2] == "LETTER", words[3].count == 1
    else { return nil }
    return words[3].lowercased()
  }
}
