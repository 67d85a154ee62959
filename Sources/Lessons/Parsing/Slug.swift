import Foundation

/// Makes an id from a heading's words: lower case, hyphens for spaces, umlauts and accents spelt in plain letters.
enum Slug {
  static func make(from text: String) -> String {
    var slug = ""
    for character in text.precomposedStringWithCanonicalMapping.lowercased() {
      if let spelling = spelling(of: character) {
        slug += spelling
      } else if !slug.isEmpty, slug.last != "-" {
        slug.append("-")
      }
    }
    if slug.last == "-" { slug.removeLast() }
    return slug.isEmpty ? "section" : slug
  }

  /// What a letter or digit becomes; nothing for an apostrophe; nil for what parts words.
  private static func spelling(of character: Character) -> String? {
    switch character {
    case "ä", "æ": return "ae"
    case "ö", "œ": return "oe"
    case "ü": return "ue"
    case "ß": return "ss"
    case "'", "’": return ""
    default: break
    }
    guard character.isLetter || character.isNumber else { return nil }
    let plain = String(character).folding(options: .diacriticInsensitive, locale: nil)
    return plain
  }
}
