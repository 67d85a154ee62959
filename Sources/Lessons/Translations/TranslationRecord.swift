package import Diagnostics

/// What a translated lesson was made from: for each of its blocks the source's text at that time.
///
/// The text itself is kept, and not a name of it alone, so that the difference since can be shown anywhere, with or without a repository.
package struct TranslationRecord: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    /// The unit's name when it was accepted.
    package var key: String

    /// The source's Markdown then.
    package var source: String

    /// The hash of the translation then: finds the block again when others come before it.
    package var translation: String

    package init(key: String, source: String, translation: String) {
      self.key = key
      self.source = source
      self.translation = translation
    }
  }

  /// In the order of the lesson.
  package var entries: [Entry]

  package init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// Where the record of a lesson stands, from the course folder.
  package static func path(of lesson: String, in language: String) -> String {
    "lessons/translations/\(language)/\(lesson).json"
  }

  /// Reads a record.
  ///
  /// - Throws: A ``Diagnostic`` at the place where the file is no record.
  package init(_ bytes: [UInt8]) throws(Diagnostic) {
    let root = try JSONNode.parse(bytes)
    guard let blocks = root.members?.first(where: { $0.key == "blocks" })?.value,
      let elements = blocks.array
    else { throw Self.fault("the record has no list 'blocks'", at: root.range) }
    entries = []
    for element in elements {
      var values: [String: String] = [:]
      for member in element.members ?? [] {
        let lines = member.value.array?.map { $0.string ?? "" }.joined(separator: "\n")
        values[member.key] = member.value.string ?? lines
      }
      guard let key = values["block"], let source = values["source"],
        let translation = values["translation"]
      else {
        throw Self.fault(
          "a block of a record has 'block', 'translation' and 'source'", at: element.range)
      }
      entries.append(Entry(key: key, source: source, translation: translation))
    }
  }

  private static func fault(_ summary: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "broken-record", summary,
      advice: "take it from the repository again, or accept the translation anew", range: range)
  }

  /// The record as its file: a line of text for each line of the source, so that changes of the file can be read.
  package var text: String {
    let blocks = entries.map { entry in
      let lines = entry.source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .map { "        \(String($0).asJSON)" }
      return """
            {
              "block": \(entry.key.asJSON),
              "translation": \(entry.translation.asJSON),
              "source": [
        \(lines.joined(separator: ",\n"))
              ]
            }
        """
    }
    return """
      {
        "remark": "What the translation was made from. './courseware translations --accept' writes this file.",
        "blocks": [
      \(blocks.joined(separator: ",\n"))
        ]
      }

      """
  }
}

extension String {
  /// The string as JSON writes it.
  fileprivate var asJSON: String {
    let scalars = unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\t": "\\t"
      case "\0"..<" ":
        "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2)
          + String(scalar.value, radix: 16)
      default: String(scalar)
      }
    }
    return "\"\(scalars.joined())\""
  }
}
