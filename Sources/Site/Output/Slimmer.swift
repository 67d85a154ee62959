private import Lessons

/// Takes out of a theme's files what only their authors read: comments and indentation.
enum Slimmer {
  /// The file's content as it goes into the site; files of other kinds stay as they are.
  static func slimmed(_ bytes: [UInt8], path: String) -> [UInt8] {
    if path.hasSuffix(".css") { return bytes.withUnsafeBufferPointer(style) }
    if path.hasSuffix(".js") { return bytes.withUnsafeBufferPointer(script) ?? bytes }
    return bytes
  }

  /// Without comments, and without the white space that separates nothing; strings stay as they are.
  private static func style(_ source: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var index = 0
    while index < source.count {
      let next = source[index]
      if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
        let end = source.firstIndex(of: next, from: index + 1).map { $0 + 1 } ?? source.count
        result += UnsafeBufferPointer(rebasing: source[index..<end])
        index = end
      } else if source.hasComment(at: index) {
        index = source.firstIndex(of: "*/", from: index + 2).map { $0 + 2 } ?? source.count
      } else if next.isWhiteSpace {
        while index < source.count, source[index].isWhiteSpace { index += 1 }
        // A blank before a colon means something in a selector, one behind it nothing anywhere.
        let separates =
          result.last.map { !"{};,:>".utf8.contains($0) } ?? false
          && index < source.count && !"{};,>".utf8.contains(source[index])
        if separates { result.append(UInt8(ascii: " ")) }
      } else {
        if next == UInt8(ascii: "}"), result.last == UInt8(ascii: ";") { result.removeLast() }
        result.append(next)
        index += 1
      }
    }
    return result + [UInt8(ascii: "\n")]
  }

  /// Without indentation and lines of comment; nil where a text or a comment may go over several lines.
  private static func script(_ source: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var index = 0
    while index < source.count {
      let end = source.firstIndex(of: UInt8(ascii: "\n"), from: index) ?? source.count
      let line = UnsafeBufferPointer(rebasing: source[index..<end])
      guard line.count(where: { $0 == UInt8(ascii: "`") }).isMultiple(of: 2),
        line.firstIndex(of: "/*", from: 0) == nil
      else { return nil }
      let text = UnsafeBufferPointer(rebasing: line.drop(while: \.isWhiteSpace))
      if !text.isEmpty, !text.starts(with: "//".utf8) {
        result += text
        result.append(UInt8(ascii: "\n"))
      }
      index = end + 1
    }
    return result
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func hasComment(at index: Int) -> Bool {
    self[index] == UInt8(ascii: "/") && index + 1 < count && self[index + 1] == UInt8(ascii: "*")
  }
}

extension UInt8 {
  fileprivate var isWhiteSpace: Bool { self == 0x20 || 0x09...0x0D ~= self }
}
