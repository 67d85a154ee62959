/// The files of a small course in English and German, to be changed by a test.
package enum TemporaryCourse {
  /// A course that is in order: one lesson with one question, and no model library.
  package static let files: [String: String] = [
    "course.json": """
    {
      "title": { "en": "Pets", "de": "Tiere" },
      "languages": ["en", "de"]
    }
    """,
    "lessons/en/first.md": lesson(title: "First", question: "Q1: Why?"),
    "lessons/de/first.md": lesson(title: "Erste", question: "Q1: Warum?"),
  ]

  /// A lesson with a title and a question.
  package static func lesson(title: String, question: String) -> String {
    "---\ntitle: \(title)\n---\n\n# \(title)\n\n## \(question)\n\nText.\n"
  }

  /// Makes the course in a folder, with some files changed or added, or taken away by nil.
  package static func make(_ changes: [String: String?] = [:]) throws -> TemporaryFolder {
    var files = Self.files
    for (name, text) in changes { files[name] = text }
    return try TemporaryFolder(files)
  }
}
