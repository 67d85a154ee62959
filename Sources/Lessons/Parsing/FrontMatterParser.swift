import Diagnostics

/// Reads the `key: value` lines between two lines `---` at the head of a file.
struct FrontMatterParser {
  private(set) var frontMatter = FrontMatter()
  private(set) var diagnostics: [Diagnostic] = []

  /// How many lines the front matter takes, both rules included; 0 where there is none.
  private(set) var lineCount = 0

  private let source: SourceText

  init(_ source: SourceText) {
    self.source = source
    guard isRule(1) else { return }
    guard let end = (2...max(2, source.lineCount)).first(where: isRule) else {
      diagnostics.append(
        Diagnostic(
          .error, "unclosed-front-matter", "the front matter has no end",
          advice: "add a line '---' behind its last 'key: value' line",
          range: range(of: source.line(1), in: 1)))
      return
    }
    lineCount = end
    for number in 2..<end { readLine(number) }
    diagnostics += FrontMatterCheck.diagnostics(for: frontMatter)
  }

  private func isRule(_ number: Int) -> Bool {
    var line = source.line(number)
    if number == 1, source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    while let last = line.last, source.bytes[last].isBlank { line = line.lowerBound..<last }
    return source.bytes[line].elementsEqual("---".utf8)
  }

  private mutating func readLine(_ number: Int) {
    let line = source.trimmed(source.line(number))
    guard let first = line.first, source.bytes[first] != UInt8(ascii: "#") else { return }
    let text = source.text(line)
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, isKey(parts[0]), let value = value(String(parts[1])) else {
      let isQuote = parts.count == 2 && isKey(parts[0])
      diagnostics.append(
        Diagnostic(
          .error, "front-matter-line",
          isQuote ? "the value's quote is not closed" : "this front matter line has no key",
          advice: isQuote ? "end it with the quote it starts with" : "write it as 'key: value'",
          range: range(of: line, in: number)))
      return
    }
    frontMatter.entries.append(
      FrontMatter.Entry(
        key: String(parts[0]), value: value, range: range(of: line, in: number)))
  }

  private func isKey(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        byte.isDigit || byte.isLetter || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      }
  }

  /// The value without white space and quotes around it; nil where a quote is not closed.
  private func value(_ text: String) -> String? {
    let trimmed = text.drop(while: \.isWhitespace)
    guard let quote = trimmed.first, quote == "\"" || quote == "'" else {
      return String(trimmed)
    }
    guard trimmed.count > 1, trimmed.last == quote else { return nil }
    let inner = trimmed.dropFirst().dropLast()
    return quote == "\"" ? inner.removingBackslashes : String(inner.replacing("''", with: "'"))
  }

  private func range(of offsets: Range<Int>, in line: Int) -> SourceRange {
    SourceRange(
      source.position(of: offsets.lowerBound, inLine: line),
      source.position(of: offsets.upperBound, inLine: line))
  }
}

extension StringProtocol {
  /// The text with `\"` and `\\` read as the character behind the backslash.
  var removingBackslashes: String {
    var result = ""
    var isEscaped = false
    for character in self {
      if isEscaped {
        if character != "\"", character != "\\" { result.append("\\") }
        result.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return isEscaped ? result + "\\" : result
  }
}
