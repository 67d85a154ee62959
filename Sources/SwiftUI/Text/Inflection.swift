/// Makes English words agree with the number that stands before them.
enum Inflection {
  /// The words with the last one in the plural, unless the number among them is one.
  static func agreeing(_ words: String) -> String {
    guard let number = words.split(separator: " ").lazy.compactMap({ Double($0) }).first,
      number != 1, let last = words.last, last.isLetter
    else { return words }
    let stem = words.dropLast()
    if "sxz".contains(last) || words.hasSuffix("ch") || words.hasSuffix("sh") {
      return words + "es"
    }
    if last == "y", let before = stem.last, !"aeiou".contains(before) { return stem + "ies" }
    return words + "s"
  }
}
