/// The character references of raw HTML.
enum Entities {
  /// The text with its references as characters; one that is not known stays as it is written.
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    return text.replacing(#/&(#x[0-9a-fA-F]{1,6}|#[0-9]{1,7}|[a-zA-Z]{2,8});/#) { match in
      character(String(match.1)) ?? String(match.0)
    }
  }

  private static func character(_ name: String) -> String? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return value.flatMap(Unicode.Scalar.init).map { String($0) }
    }
    return named[name]
  }

  private static let named = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
    "hellip": "…", "ndash": "–", "mdash": "—", "copy": "©",
  ]
}
