/// The target of a link or an image as a lesson gives it.
struct Address: Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The scheme in lower case, found as browsers find it: past control characters and white space; nil for a relative address.
  var scheme: String? {
    var scheme: [UInt8] = []
    for byte in text.utf8 where byte > 0x20 {
      switch byte {
      case UInt8(ascii: ":"): return String(decoding: scheme, as: UTF8.self).lowercased()
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return nil
      default: scheme.append(byte)
      }
    }
    return nil
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
