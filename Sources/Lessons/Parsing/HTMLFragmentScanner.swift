/// Looks for `<details>`, `</details>` and `<summary>…</summary>` outside of comments, in one pass.
struct HTMLFragmentScanner {
  private(set) var fragments: [HTMLFragment.Found] = []

  private let bytes: [UInt8]
  private var index = 0

  /// Where the text since the last tag begins.
  private var pending = 0

  /// The line that was found last: its number from 0 and where it ends.
  private var line = 0
  private var lineEnd: Int

  /// What does not occur further down.
  private var absent: Set<String> = []

  init(_ html: String) {
    bytes = Array(html.utf8)
    lineEnd = bytes.firstIndex(of: .newline) ?? bytes.count
  }

  mutating func scan() {
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") {
        index += 1
      } else if matches("<!--", at: index) {
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
    append(fragment, at: index)
    index = end
    pending = end
  }

  private mutating func flush(upTo end: Int) {
    let text = bytes[pending..<end].drop { $0.isBlank || $0 == .newline }
    guard !text.isEmpty else { return }
    append(.other(String(decoding: text, as: UTF8.self)), at: text.startIndex)
  }

  private mutating func append(_ fragment: HTMLFragment, at offset: Int) {
    while lineEnd < offset {
      line += 1
      lineEnd = bytes[(lineEnd + 1)...].firstIndex(of: .newline) ?? bytes.count
    }
    fragments.append(
      HTMLFragment.Found(fragment: fragment, line: line, bytesToLineEnd: lineEnd - offset))
  }

  /// Where the tag that starts here ends, if it has the name.
  private mutating func tag(_ name: StaticString) -> Int? {
    guard matches(name, at: index) else { return nil }
    let behind = index + name.utf8CodeUnitCount
    guard behind < bytes.count else { return nil }
    let next = bytes[behind]
    guard next.isBlank || next == .newline || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
    else { return nil }
    return find(">", from: behind).map { $0 + 1 }
  }

  private mutating func find(_ text: StaticString, from start: Int) -> Int? {
    guard absent.isEmpty || !absent.contains(text.description) else { return nil }
    let found = (start..<max(start, bytes.count)).first { matches(text, at: $0) }
    if found == nil { absent.insert(text.description) }
    return found
  }

  private func matches(_ text: StaticString, at start: Int) -> Bool {
    guard start + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy {
      bytes[start + $0].lowercased == text.utf8Start[$0]
    }
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self + 32 : self
  }
}
