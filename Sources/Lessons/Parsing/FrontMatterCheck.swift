import Diagnostics

/// Whether the front matter says only what is known, and each thing once.
enum FrontMatterCheck {
  static let keys = ["title", "lang", "level", "summary", "requires", "role"]
  static let roles = ["lesson", "reference"]
  static let levels = ["beginner", "intermediate", "advanced"]

  static func diagnostics(for frontMatter: FrontMatter) -> [Diagnostic] {
    var seen: [String: SourceRange] = [:]
    return frontMatter.entries.flatMap { entry -> [Diagnostic] in
      let first = seen[entry.key]
      if first == nil { seen[entry.key] = entry.range }
      return [
        unknownKey(entry), repeatedKey(entry, first), unknownLevel(entry), unknownRole(entry),
      ].compactMap { $0 }
    }
  }

  private static func unknownKey(_ entry: FrontMatter.Entry) -> Diagnostic? {
    guard !keys.contains(entry.key) else { return nil }
    let nearest = suggestion(for: entry.key, among: keys)
    return Diagnostic(
      .error, "unknown-key", "unknown front matter key '\(entry.key)'",
      advice: nearest.map { "did you mean '\($0)'?" }
        ?? "the keys are \(keys.joined(separator: ", "))", range: entry.range)
  }

  private static func repeatedKey(_ entry: FrontMatter.Entry, _ first: SourceRange?) -> Diagnostic?
  {
    guard let first else { return nil }
    return Diagnostic(
      .error, "repeated-key", "front matter key '\(entry.key)' is given twice",
      advice: "remove one of the lines", range: entry.range,
      notes: [Diagnostic(.note, "repeated-key", "first given here", range: first)])
  }

  private static func unknownLevel(_ entry: FrontMatter.Entry) -> Diagnostic? {
    guard entry.key == "level", !levels.contains(entry.value) else { return nil }
    return Diagnostic(
      .warning, "unknown-level", "unknown level '\(entry.value)'",
      advice: "the levels are \(levels.joined(separator: ", "))", range: entry.range)
  }

  private static func unknownRole(_ entry: FrontMatter.Entry) -> Diagnostic? {
    guard entry.key == "role", !roles.contains(entry.value) else { return nil }
    return Diagnostic(
      .error, "unknown-role", "unknown role '\(entry.value)'",
      advice: "the roles are \(roles.joined(separator: ", "))", range: entry.range)
  }
}
