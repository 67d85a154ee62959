/// Takes out of a theme's files what only their authors read: comments and indentation.
enum Slimmer {
  /// The file's content as it goes into the site; files of other kinds stay as they are.
  static func slimmed(_ bytes: [UInt8], path: String) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    if path.hasSuffix(".css") { return Array(style(text).utf8) }
    if path.hasSuffix(".js") { return Array(script(text).utf8) }
    return bytes
  }

  /// Without comments, and without the white space that separates nothing; strings stay as they are.
  private static func style(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let next = rest.first {
      if next == "\"" || next == "'" {
        let end =
          rest.dropFirst().firstIndex(of: next).map { rest.index(after: $0) } ?? rest.endIndex
        result += rest[..<end]
        rest = rest[end...]
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else if next.isWhitespace {
        rest = rest.drop(while: \.isWhitespace)
        // A blank before a colon means something in a selector, one behind it nothing anywhere.
        let separates =
          result.last.map { !"{};,:>".contains($0) } ?? false
          && rest.first.map { !"{};,>".contains($0) } ?? false
        if separates { result += " " }
      } else {
        if next == "}", result.last == ";" { result.removeLast() }
        result.append(next)
        rest = rest.dropFirst()
      }
    }
    return result + "\n"
  }

  /// Without indentation and lines of comment; as it stands where a text may go over several lines.
  private static func script(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let isPlain = lines.allSatisfy { line in
      line.count { $0 == "`" }.isMultiple(of: 2) && !line.contains("/*")
    }
    guard isPlain else { return text }
    return lines.map { $0.drop(while: \.isWhitespace) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
      .map { $0 + "\n" }.joined()
  }
}
