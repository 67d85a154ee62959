import Diagnostics
import FoundationEssentials
import Lessons

extension Session {
  /// Writes the lessons' texts and their translations as a PO file.
  func export(
    _ lessons: [LessonTranslation], into language: String?, to file: String
  ) throws -> ExitStatus {
    guard let language else {
      let all = course.manifest.languages.dropFirst().joined(separator: " or ")
      throw UsageError.badValue(.language, given: "", allowed: all)
    }
    let catalog = Catalog(lessons, language: language)
    try Data(catalog.text.utf8).write(to: URL(filePath: context.path(file)))
    if !arguments.has(.quiet) { context.console.output("wrote \(catalog.entries.count) texts") }
    return .done
  }

  /// Puts a PO file's translations into the lessons they belong to, and records what they were made from.
  func takeIn(_ file: String) throws -> ExitStatus {
    guard let data = FileManager.default.contents(atPath: context.path(file)) else {
      throw CommandLineFault(
        Diagnostic(
          .error, "no-file", "there is no such file", advice: "name a PO file", file: file))
    }
    var catalog: Catalog
    do {
      catalog = try Catalog(Array(data))
    } catch {
      throw error.located(in: file)
    }
    // Many a tool names the region as well: de_DE.
    let languages = course.manifest.languages.dropFirst()
    let spoken = String(catalog.language.prefix { $0 != "_" && $0 != "-" })
    if !languages.contains(catalog.language) { catalog.language = spoken }
    guard languages.contains(catalog.language) else {
      throw Diagnostic(
        .error, "unknown-language",
        "the catalogue's language '\(catalog.language)' is none the course is translated into",
        advice: "correct its line 'Language:'", file: file)
    }
    var changed = 0
    var accepted = 0
    var isGood = true
    if let stray = strayTexts(of: catalog, in: file) {
      report([stray])
      isGood = false
    }
    for lesson in translations where lesson.language == catalog.language {
      let prefix = "\(lesson.source.id)/"
      guard catalog.entries.contains(where: { $0.context.hasPrefix(prefix) }) else { continue }
      let source = try bytes(of: lesson.source.id, course.manifest.languages[0])
      let (base, target) = try beginning(of: lesson, from: source)
      let result = CatalogImport(catalog, into: base, source: source, target: target)
      report(result.diagnostics)
      isGood = isGood && result.diagnostics.isEmpty
      guard !result.record.entries.isEmpty || result.bytes != target else { continue }
      accepted += result.acceptedCount
      if result.bytes != target || lesson.translation == nil {
        changed += 1
        let path = "lessons/\(lesson.language)/\(lesson.source.id).md"
        try Data(result.bytes).write(to: URL(filePath: "\(root)/\(path)"))
      }
      try write(result.record, of: lesson)
    }
    if !arguments.has(.quiet) {
      let lessons = changed == 1 ? "lesson" : "lessons"
      let blocks = accepted == 1 ? "block" : "blocks"
      context.console.output("changed \(changed) \(lessons), accepted \(accepted) \(blocks)")
    }
    return isGood ? .done : .problems
  }

  /// What is wrong with texts that name no lesson; nil where all of them do.
  private func strayTexts(of catalog: Catalog, in file: String) -> Diagnostic? {
    let prefixes = translations.map { "\($0.source.id)/" }
    let strays = catalog.entries.filter { entry in
      !entry.translation.isEmpty && !prefixes.contains { entry.context.hasPrefix($0) }
    }
    return strays.first.map { first in
      Diagnostic(
        .warning, "unknown-block",
        "\(strays.count) of the catalogue's texts belong to no lesson, as '\(first.context)'",
        advice: "keep the lines 'msgctxt' as they were exported", file: file)
    }
  }

  /// The translation to put texts into: as it is, or, where there is none, a new one.
  private func beginning(
    of lesson: LessonTranslation, from source: [UInt8]
  ) throws -> (LessonTranslation, [UInt8]) {
    if lesson.translation != nil {
      return (lesson, try bytes(of: lesson.source.id, lesson.language))
    }
    let target = lesson.beginning(from: source)
    let begun = LessonParser().parse(
      target, id: lesson.source.id, language: lesson.language, file: lesson.source.file
    ).lesson
    let translation = LessonTranslation(
      source: (lesson.source, lesson.source.translationUnits(in: source)),
      translation: (begun, begun.translationUnits(in: target)), language: lesson.language,
      record: TranslationRecord())
    return (translation, target)
  }

  private func bytes(of lesson: String, _ language: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(filePath: "\(root)/lessons/\(language)/\(lesson).md")))
  }

  /// Writes what a translation was made from.
  func write(_ record: TranslationRecord, of lesson: LessonTranslation) throws {
    let path = TranslationRecord.path(of: lesson.source.id, in: lesson.language)
    let url = URL(filePath: "\(root)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(record.text.utf8).write(to: url)
  }
}
