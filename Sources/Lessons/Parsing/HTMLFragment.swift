/// A piece of a raw HTML block, cut at the tags that fold.
enum HTMLFragment: Equatable {
  case opening
  case closing
  /// What stands between `<summary>` and `</summary>`.
  case summary(String)
  case other(String)

  /// The pieces of the markup with their offsets in it.
  static func fragments(of html: String) -> [(fragment: HTMLFragment, offset: Int)] {
    var scanner = HTMLFragmentScanner(Array(html.utf8))
    scanner.scan()
    return scanner.fragments
  }
}

/// Looks for `<details>`, `</details>` and `<summary>…</summary>` outside of comments.
private struct HTMLFragmentScanner {
  private(set) var fragments: [(fragment: HTMLFragment, offset: Int)] = []

  private let bytes: [UInt8]
  private var index = 0

  /// Where the text since the last tag begins.
  private var pending = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func scan() {
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") {
        index += 1
      } else if starts(with: "<!--") {
        index = find("-->", from: index + 4).map { $0 + 3 } ?? bytes.count
      } else if let end = tag("<details") {
        add(.opening, upTo: end)
      } else if let end = tag("</details") {
        add(.closing, upTo: end)
      } else if let end = tag("<summary"), let close = find("</summary", from: end) {
        let text = String(decoding: bytes[end..<close], as: UTF8.self)
        add(.summary(text), upTo: find(">", from: close).map { $0 + 1 } ?? bytes.count)
      } else {
        index += 1
      }
    }
    flush(upTo: bytes.count)
  }

  private mutating func add(_ fragment: HTMLFragment, upTo end: Int) {
    flush(upTo: index)
    fragments.append((fragment, index))
    index = end
    pending = end
  }

  private mutating func flush(upTo end: Int) {
    let text = bytes[pending..<end]
    guard text.contains(where: { !$0.isBlank && $0 != .newline }) else { return }
    fragments.append((.other(String(decoding: text, as: UTF8.self)), pending))
  }

  /// Where the tag that starts here ends, if it has the name.
  private func tag(_ name: String) -> Int? {
    guard starts(with: name) else { return nil }
    let behind = index + name.utf8.count
    guard behind < bytes.count else { return nil }
    let next = bytes[behind]
    guard next.isBlank || next == .newline || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
    else { return nil }
    return find(">", from: behind).map { $0 + 1 }
  }

  private func starts(with text: String) -> Bool {
    matches(text, at: index)
  }

  private func find(_ text: String, from start: Int) -> Int? {
    (start..<max(start, bytes.count)).first { matches(text, at: $0) }
  }

  private func matches(_ text: String, at start: Int) -> Bool {
    var offset = start
    for byte in text.utf8 {
      guard offset < bytes.count, bytes[offset].lowercased == byte else { return false }
      offset += 1
    }
    return true
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self + 32 : self
  }
}
