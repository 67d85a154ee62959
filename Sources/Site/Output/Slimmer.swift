/// Takes out of a theme's files what only their authors read: comments and indentation.
enum Slimmer {
  /// The file's content as it goes into the site; files of other kinds stay as they are.
  static func slimmed(_ bytes: [UInt8], path: String) -> [UInt8] {
    if path.hasSuffix(".css") { return style(bytes) }
    if path.hasSuffix(".js") { return script(bytes) }
    return bytes
  }

  /// Without comments, and without the white space that separates nothing; strings stay as they are.
  private static func style(_ source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var rest = source[...]
    while let next = rest.first {
      if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
        let end = rest.dropFirst().firstIndex(of: next).map { $0 + 1 } ?? rest.endIndex
        result += rest[..<end]
        rest = rest[end...]
      } else if rest.starts(with: "/*".utf8) {
        rest = rest.behind("*/")
      } else if next.isWhiteSpace {
        rest = rest.drop(while: \.isWhiteSpace)
        // A blank before a colon means something in a selector, one behind it nothing anywhere.
        let separates =
          result.last.map { !"{};,:>".utf8.contains($0) } ?? false
          && rest.first.map { !"{};,>".utf8.contains($0) } ?? false
        if separates { result.append(UInt8(ascii: " ")) }
      } else {
        if next == UInt8(ascii: "}"), result.last == UInt8(ascii: ";") { result.removeLast() }
        result.append(next)
        rest.removeFirst()
      }
    }
    return result + [UInt8(ascii: "\n")]
  }

  /// Without indentation and lines of comment; as it stands where a text may go over several lines.
  private static func script(_ source: [UInt8]) -> [UInt8] {
    let lines = source.split(separator: UInt8(ascii: "\n"))
    let isPlain = lines.allSatisfy { line in
      line.count { $0 == UInt8(ascii: "`") }.isMultiple(of: 2)
        && !line.indices.dropLast().contains {
          line[$0] == UInt8(ascii: "/") && line[$0 + 1] == UInt8(ascii: "*")
        }
    }
    guard isPlain else { return source }
    return lines.map { $0.drop(while: \.isWhiteSpace) }
      .filter { !$0.isEmpty && !$0.starts(with: "//".utf8) }
      .flatMap { $0 + [UInt8(ascii: "\n")] }
  }
}

extension ArraySlice<UInt8> {
  /// What stands behind the first place of a text; nothing where it is not there.
  fileprivate func behind(_ text: StaticString) -> ArraySlice<UInt8> {
    let text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return indices.first { self[$0...].starts(with: text) }.map { self[($0 + text.count)...] } ?? []
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
}
