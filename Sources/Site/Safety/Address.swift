/// The target of a link or an image as a lesson gives it.
struct Address: Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The scheme in lower case, found as browsers find it: past control characters and white space; nil for a relative address.
  var scheme: String? {
    let ends = [UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#")]
    guard let end = text.utf8.firstIndex(where: ends.contains),
      text.utf8[end] == UInt8(ascii: ":")
    else { return nil }
    return String(decoding: text.utf8[..<end].filter { $0 > 0x20 }, as: UTF8.self).lowercased()
  }

  /// Whether it names another host without a scheme, as `//host` does, whichever way the slashes lean.
  var isProtocolRelative: Bool {
    let start = text.utf8.lazy.filter { $0 > 0x20 }.prefix(2)
    return start.count { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") } == 2
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
    let end =
      text.utf8.firstIndex { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "?") } ?? text.endIndex
    return (String(text[..<end]), String(text[end...]))
  }
}
