package import Diagnostics

extension Catalog {
  /// Reads a PO file.
  ///
  /// - Throws: A ``Diagnostic`` at the line where the file stops being one.
  package init(_ bytes: [UInt8]) throws(Diagnostic) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    let (text, diagnostics) = TextDecoder.decode(content)
    if let first = diagnostics.first { throw first }
    var parser = CatalogParser()
    let source = SourceText(text)
    for number in 1..<source.lineCount + 1 {
      try parser.read(source.text(source.trimmed(source.line(number))), line: number)
    }
    try parser.finishEntry()
    self.init(language: parser.language, entries: parser.entries)
  }
}

/// Reads a PO file line by line.
private struct CatalogParser {
  var entries: [Catalog.Entry] = []
  var language = ""

  private var fields: [String: String] = [:]
  private var field = ""
  private var reference = ""
  private var isFuzzy = false
  private var firstLine = 0
  private var known: Set<[String]> = []

  mutating func read(_ line: String, line number: Int) throws(Diagnostic) {
    // An entry that a translator's tool keeps without using it.
    if line.hasPrefix("#~") { return }
    if line.hasPrefix("#|") { return try readField(line.dropFirst(2), "#|", line: number) }
    if line.hasPrefix("#") || line.isEmpty {
      if fields["msgstr"] != nil { try finishEntry() }
      if line.hasPrefix("#,") { isFuzzy = isFuzzy || line.contains("fuzzy") }
      if line.hasPrefix("#:") { reference += line.dropFirst(2).drop { $0 == " " } }
      return
    }
    try readField(line[...], "", line: number)
  }

  private mutating func readField(
    _ text: Substring, _ prefix: String, line number: Int
  ) throws(Diagnostic) {
    let text = text.drop { $0 == " " }
    let name = text.prefix { $0.isLetter }
    if !name.isEmpty {
      guard ["msgctxt", "msgid", "msgstr"].contains(name) else {
        throw fault("'\(name)' is no field of this catalogue", line: number)
      }
      let next = prefix + name
      if fields[next] != nil || fields["msgstr"] != nil { try finishEntry() }
      if fields.isEmpty { firstLine = number }
      field = next
      fields[field] = ""
    } else if fields[field] == nil {
      throw fault("a text without a field stands here", line: number)
    }
    fields[field, default: ""] += try unquoted(text.dropFirst(name.count), line: number)
  }

  private func unquoted(_ text: Substring, line number: Int) throws(Diagnostic) -> String {
    let text = text.drop { $0 == " " }
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars.dropFirst()
    guard text.unicodeScalars.first == "\"" else {
      throw fault("a text in double quotes is expected", line: number)
    }
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\"":
        guard scalars.isEmpty else { throw fault("something stands behind a text", line: number) }
        return String(result)
      case "\\":
        switch scalars.popFirst() {
        case "n": result.append("\n")
        case "r": result.append("\r")
        case "t": result.append("\t")
        case let other?: result.append(other)
        case nil: break
        }
      default: result.append(scalar)
      }
    }
    throw fault("this text is not closed on its line", line: number)
  }

  /// Takes in what was read of an entry; the first one, without a text, is the file's own.
  mutating func finishEntry() throws(Diagnostic) {
    defer {
      fields = [:]
      field = ""
      reference = ""
      isFuzzy = false
    }
    guard let source = fields["msgid"] else { return }
    guard !source.isEmpty else {
      let line = fields["msgstr"]?.split(separator: "\n").first { $0.hasPrefix("Language:") }
      language = line.map { String($0.dropFirst(9).drop { $0 == " " }) } ?? ""
      return
    }
    let context = fields["msgctxt"] ?? ""
    guard context.isEmpty || known.insert([context, source]).inserted else {
      throw fault("the entry '\(context)' stands here a second time", line: firstLine)
    }
    entries.append(
      Catalog.Entry(
        context: context, reference: reference, source: source,
        previous: fields["#|msgid"], translation: fields["msgstr"] ?? "", isFuzzy: isFuzzy))
  }

  private func fault(_ summary: String, line: Int) -> Diagnostic {
    Diagnostic(
      .error, "broken-catalog", summary, advice: "save the file as PO again",
      range: SourceRange(line: line))
  }
}
