/// The target of a link or an image as a lesson gives it.
struct Address: Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The scheme in lower case, found as browsers find it: past control characters and white space; nil for a relative address.
  var scheme: String? {
    let readable = text.unicodeScalars.filter { $0.value > 0x20 }
    guard let colon = readable.firstIndex(of: ":") else { return nil }
    let scheme = readable[..<colon]
    if scheme.contains(where: { "/?#".unicodeScalars.contains($0) }) { return nil }
    return String(String.UnicodeScalarView(scheme)).lowercased()
  }

  /// Whether it names another host without a scheme, as `//host` does, whichever way the slashes lean.
  var isProtocolRelative: Bool {
    let start = text.unicodeScalars.filter { $0.value > 0x20 }.prefix(2)
    return start.count == 2 && start.allSatisfy { $0 == "/" || $0 == "\\" }
  }

  var isRelative: Bool { scheme == nil && !isProtocolRelative }

  /// Whether a reader may follow it: a place in the site, the web, or a letter.
  var isSafeToFollow: Bool {
    guard let scheme else { return !isProtocolRelative }
    return ["http", "https", "mailto"].contains(scheme)
  }

  /// Whether a page may load it: only what is part of the site.
  var isSafeToLoad: Bool { isRelative }

  /// The path, and `#fragment` or `?query` behind it.
  var parts: (path: String, rest: String) {
    let end = text.firstIndex { $0 == "#" || $0 == "?" } ?? text.endIndex
    return (String(text[..<end]), String(text[end...]))
  }
}
