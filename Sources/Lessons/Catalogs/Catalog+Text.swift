extension Catalog {
  /// The catalogue as a PO file.
  package var text: String {
    let head = """
      msgid ""
      msgstr ""
      "Project-Id-Version: course\\n"
      "PO-Revision-Date: \\n"
      "Last-Translator: \\n"
      "Language-Team: \\n"
      "Language: \(language)\\n"
      "MIME-Version: 1.0\\n"
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Content-Transfer-Encoding: 8bit\\n"

      """
    return ([head] + entries.map(\.text)).joined(separator: "\n")
  }
}

extension Catalog.Entry {
  fileprivate var text: String {
    var lines: [String] = []
    if !reference.isEmpty { lines.append("#: \(reference)") }
    if isFuzzy { lines.append("#, fuzzy") }
    if let previous {
      lines += Self.field("msgid", previous).map { "#| \($0)" }
    }
    lines += Self.field("msgctxt", context) + Self.field("msgid", source)
    lines += Self.field("msgstr", translation)
    return lines.joined(separator: "\n") + "\n"
  }

  /// A field on one line, or, where the text has several, on a line for each.
  private static func field(_ name: String, _ text: String) -> [String] {
    var lines = [""]
    for scalar in text.unicodeScalars {
      lines[lines.count - 1] += escaped(scalar)
      if scalar == "\n" { lines.append("") }
    }
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    let quoted = lines.map { "\"\($0)\"" }
    return lines.count == 1 ? ["\(name) \(quoted[0])"] : ["\(name) \"\""] + quoted
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\"": "\\\""
    case "\\": "\\\\"
    default: String(scalar)
    }
  }
}
