import Diagnostics

/// Reads `course.json` and remembers where each thing stands in it.
struct ManifestReader {
  static let keys = ["title", "languages", "lessons", "model"]

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
        report("repeated-key", "key '\(member.key)' is given twice", "remove one", member.keyRange)
        continue
      }
      read(member)
    }
    checkCompleteness(seen, SourceRange(root.range.lowerBound, root.range.lowerBound))
  }

  private mutating func read(_ member: JSONNode.Member) {
    switch member.key {
    case "title": readTitle(member.value)
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
    default:
      let nearest = suggestion(for: member.key, among: Self.keys)
      report(
        "unknown-key", "unknown key '\(member.key)'",
        nearest.map { "did you mean '\($0)'?" }
          ?? "the keys are \(Self.keys.joined(separator: ", "))", member.keyRange)
    }
  }

  private mutating func readTitle(_ node: JSONNode) {
    guard let members = node.members else {
      reportType(node, "'title'", "an object with a title for each language")
      return
    }
    for member in members {
      checkLanguage(member.key, member.keyRange)
      if let title = member.value.string {
        manifest.title[member.key] = title
      } else {
        reportType(member.value, "a title", "a string")
      }
    }
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
    for language in manifest.languages where seen.contains("title") {
      if manifest.title[language] == nil {
        report(
          "missing-title", "the course has no title in '\(language)'", "add it to 'title'", place)
      }
    }
  }

  private mutating func reportType(_ node: JSONNode, _ what: String, _ expected: String) {
    report(
      "wrong-type", "\(what) is \(node.kindName)", "it should be \(expected)", node.range)
  }

  private mutating func report(
    _ identifier: String, _ summary: String, _ advice: String, _ range: SourceRange
  ) {
    diagnostics.append(Diagnostic(.error, identifier, summary, advice: advice, range: range))
  }
}
