import Diagnostics

/// Which lesson files a course has by its manifest and its folders, and what is missing.
struct CourseFolders {
  struct LessonFile {
    var id: String
    var language: String

    /// From the course folder.
    var path: String
  }

  /// By language, in course order.
  private(set) var lessons: [LessonFile] = []

  private(set) var diagnostics: [Diagnostic] = []

  private let naming: FileNaming

  init(root: String, reader: ManifestReader, files: FileSystem, naming: FileNaming) {
    self.naming = naming
    let manifest = reader.manifest
    var names: [String: [String]] = [:]
    for language in manifest.languages {
      names[language] = lessonNames(
        in: "lessons/\(language)", root, files, at: reader.languageRanges[language])
    }
    let all = manifest.lessons ?? Set(names.values.joined()).sorted()
    let listed = Set(all)
    // What the source has and a translation has not yet is no fault of the course: readers get the source's.
    let translatable = Set(manifest.languages.first.flatMap { names[$0] } ?? [])
    for language in manifest.languages {
      guard let names = names[language] else { continue }
      let present = Set(names)
      for id in all where present.contains(id) {
        lessons.append(
          LessonFile(id: id, language: language, path: "lessons/\(language)/\(id).md"))
      }
      for id in all where !present.contains(id) && !translatable.contains(id) {
        reportMissing(id, language, at: reader.lessonRanges[id])
      }
      for id in names where !listed.contains(id) { reportUnlisted(id, language) }
    }
    if let model = manifest.model, files.list("\(root)/\(model)") == nil {
      diagnostics.append(
        Diagnostic(
          .error, "missing-folder", "the model library's folder '\(model)' does not exist",
          advice: "correct 'model', or remove it where there is no library",
          range: reader.modelRange))
    }
  }

  private mutating func lessonNames(
    in folder: String, _ root: String, _ files: FileSystem, at range: SourceRange?
  ) -> [String]? {
    guard let names = files.list("\(root)/\(folder)") else {
      diagnostics.append(
        Diagnostic(
          .error, "missing-folder", "the folder '\(folder)' does not exist",
          advice: "make it, or remove the language", range: range))
      return nil
    }
    return names.filter { $0.hasSuffix(".md") && !$0.hasPrefix(".") }.map { String($0.dropLast(3)) }
  }

  private mutating func reportMissing(_ id: String, _ language: String, at range: SourceRange?) {
    diagnostics.append(
      Diagnostic(
        .error, "missing-lesson", "lesson '\(id)' is missing in '\(language)'",
        advice: "write '\(naming.name(of: "lessons/\(language)/\(id).md"))'", range: range))
  }

  private mutating func reportUnlisted(_ id: String, _ language: String) {
    diagnostics.append(
      Diagnostic(
        .warning, "unlisted-lesson", "lesson '\(id)' is not listed in \(CourseLoader.manifestName)",
        advice: "add it to 'lessons', or remove the file",
        file: naming.name(of: "lessons/\(language)/\(id).md")))
  }
}
