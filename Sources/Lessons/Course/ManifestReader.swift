import Diagnostics

/// Reads `course.json` and remembers where each thing stands in it.
struct ManifestReader {
  static let keys = ["title", "summary", "languages", "lessons", "model", "highlight"]

  /// The languages that the tool has words in.
  static let knownLanguages = ["en", "de"]

  private(set) var manifest = CourseManifest(title: [:], languages: [])
  private(set) var diagnostics: [Diagnostic] = []

  /// The places of the list entries and of the model's path.
  private(set) var lessonRanges: [String: SourceRange] = [:]
  private(set) var languageRanges: [String: SourceRange] = [:]
  private(set) var modelRange: SourceRange?

  init(_ root: JSONNode) {
    guard let members = root.members else {
      report("manifest", "the file holds \(root.kindName)", "write an object: { … }", root.range)
      return
    }
    var seen: Set<String> = []
    for member in members {
      guard seen.insert(member.key).inserted else {
        diagnostics.append(member.repeatedKey)
        continue
      }
      read(member)
    }
    checkCompleteness(seen, root.range.start)
  }

  private mutating func read(_ member: JSONNode.Member) {
    switch member.key {
    case "title": manifest.title = texts(member.value, of: "title")
    case "summary": manifest.summary = texts(member.value, of: "summary")
    case "languages":
      languageRanges = strings(member.value, of: "languages")
      manifest.languages = ordered(member.value)
      for (language, range) in languageRanges.sorted(by: { $0.key < $1.key }) {
        checkLanguage(language, range)
      }
    case "lessons":
      lessonRanges = strings(member.value, of: "lessons")
      manifest.lessons = ordered(member.value)
    case "model":
      manifest.model = member.value.string
      modelRange = member.value.range
      if manifest.model == nil { reportType(member.value, "'model'", "the path of a folder") }
    case "highlight":
      guard case .bool(let isWanted) = member.value.value else {
        return reportType(member.value, "'highlight'", "true or false")
      }
      manifest.highlight = isWanted
    default: diagnostics.append(member.unknownKey(among: Self.keys))
    }
  }

  /// A text for each language.
  private mutating func texts(_ node: JSONNode, of key: String) -> [String: String] {
    guard let members = node.members else {
      reportType(node, "'\(key)'", "an object with a \(key) for each language")
      return [:]
    }
    var texts: [String: String] = [:]
    for member in members {
      checkLanguage(member.key, member.keyRange)
      if let text = member.value.string {
        texts[member.key] = text
      } else {
        reportType(member.value, "a \(key)", "a string")
      }
    }
    return texts
  }

  /// The strings of a list with their places; reports what is no string, and what is there twice.
  private mutating func strings(_ node: JSONNode, of key: String) -> [String: SourceRange] {
    guard let elements = node.array else {
      reportType(node, "'\(key)'", "a list of strings")
      return [:]
    }
    var ranges: [String: SourceRange] = [:]
    for element in elements {
      guard let string = element.string else {
        reportType(element, "an entry of '\(key)'", "a string")
        continue
      }
      if ranges[string] != nil {
        report("repeated-entry", "'\(string)' is listed twice", "remove one", element.range)
      } else {
        ranges[string] = element.range
      }
    }
    return ranges
  }

  private func ordered(_ node: JSONNode) -> [String] {
    var seen: Set<String> = []
    return (node.array ?? []).compactMap(\.string).filter { seen.insert($0).inserted }
  }

  private mutating func checkLanguage(_ language: String, _ range: SourceRange) {
    guard !Self.knownLanguages.contains(language) else { return }
    let known = Self.knownLanguages.joined(separator: " and ")
    report(
      "unknown-language", "unknown language '\(language)'", "the languages are \(known)", range)
  }

  private mutating func checkCompleteness(_ seen: Set<String>, _ place: SourceRange) {
    for key in ["title", "languages"] where !seen.contains(key) {
      report("missing-key", "key '\(key)' is missing", "add it", place)
    }
    if seen.contains("languages"), manifest.languages.isEmpty {
      report("no-language", "the course has no language", "list 'en', 'de' or both", place)
    }
    for (key, texts) in [("title", manifest.title), ("summary", manifest.summary)]
    where seen.contains(key) {
      for language in manifest.languages where texts[language] == nil {
        report(
          "missing-\(key)", "the course has no \(key) in '\(language)'", "add it to '\(key)'", place
        )
      }
    }
  }

  private mutating func reportType(_ node: JSONNode, _ what: String, _ expected: String) {
    diagnostics.append(node.wrongType(what, expected: expected))
  }

  private mutating func report(
    _ identifier: String, _ summary: String, _ advice: String, _ range: SourceRange
  ) {
    diagnostics.append(Diagnostic(.error, identifier, summary, advice: advice, range: range))
  }
}
