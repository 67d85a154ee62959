import Diagnostics
import FoundationEssentials
import Lessons

extension CommandLineCommand {
  static let translations = CommandLineCommand(
    "translations", "tells which blocks of a translation are not up to date",
    usage: "[LESSON[/BLOCK]…]",
    options: [.course, .language, .accept, .exporting, .importingCatalog, .allBlocks, .quiet],
    operands: 0...10_000, operandName: .lessonOrBlock
  ) { arguments, context in
    guard let session = try Session.open(arguments, context, asWritten: true) else {
      return .problems
    }
    let language = try session.translatedLanguage()
    if let file = arguments[.importingCatalog] { return try session.takeIn(file) }
    let chosen = try session.chosenTranslations(language)
    if let file = arguments[.exporting] {
      return try session.export(chosen, into: language, to: file)
    }
    if arguments.has(.accept) { return try session.accept(chosen) }
    return session.tell(chosen)
  }
}

extension Session {
  /// The language that `--lang` names; nil for all translations.
  fileprivate func translatedLanguage() throws -> String? {
    let translated = Array(course.manifest.languages.dropFirst())
    guard let given = arguments[.language] else {
      return translated.count == 1 ? translated.first : nil
    }
    guard translated.contains(given) else {
      throw UsageError.badValue(
        .language, given: given, allowed: translated.joined(separator: " or "))
    }
    return given
  }

  /// The lessons that the operands name, in a language or in all.
  fileprivate func chosenTranslations(_ language: String?) throws -> [LessonTranslation] {
    for operand in arguments.operands
    where !translations.contains(where: { $0.names(operand) }) {
      let lesson = String(operand.prefix { $0 != "/" })
      let near = suggestion(for: lesson, among: Set(translations.map(\.source.id)))
      throw CommandLineFault(
        Diagnostic(
          .error, "no-lesson", "the course has no lesson or block '\(operand)'",
          advice: near == lesson
            ? "'./courseware translations \(lesson) --all' lists its blocks"
            : near.map { "did you mean '\($0)'?" } ?? "name a lesson by its file without '.md'"))
    }
    return translations.filter { lesson in
      (language == nil || lesson.language == language)
        && (arguments.operands.isEmpty || arguments.operands.contains { lesson.names($0) })
    }
  }

  /// Whether an operand names the block, or what it is in.
  fileprivate func isChosen(_ key: String, of lesson: LessonTranslation) -> Bool {
    let name = "\(lesson.source.id)/\(key)"
    return arguments.operands.isEmpty
      || arguments.operands.contains { name == $0 || name.hasPrefix($0 + "/") }
  }

  fileprivate func tell(_ lessons: [LessonTranslation]) -> ExitStatus {
    let listing = TranslationListing { shownPath($0, from: root, in: context.folder) }
    for lesson in lessons {
      context.console.output(listing.summary(of: lesson))
      guard !arguments.has(.quiet), lesson.translation != nil || arguments.has(.allBlocks) else {
        continue
      }
      let parts = lesson.parts.filter { part in
        (part.state != .current || arguments.has(.allBlocks)) && isChosen(part.key, of: lesson)
      }
      for line in parts.flatMap({ listing.lines(of: $0, in: lesson) }) {
        context.console.output(line)
      }
    }
    return lessons.allSatisfy(\.isCurrent) ? .done : .problems
  }

  fileprivate func accept(_ lessons: [LessonTranslation]) throws -> ExitStatus {
    var count = 0
    for lesson in lessons where lesson.translation != nil {
      count += lesson.parts.count { part in
        if case .stale = part.state { isChosen(part.key, of: lesson) } else { false }
      }
      try write(lesson.record { isChosen($0, of: lesson) }, of: lesson)
    }
    if !arguments.has(.quiet) {
      context.console.output("accepted \(count) \(count == 1 ? "block" : "blocks")")
    }
    return .done
  }
}

extension LessonTranslation {
  /// Whether an operand names the lesson or a part of it.
  fileprivate func names(_ operand: String) -> Bool {
    operand == source.id
      || parts.contains { part in
        let name = "\(source.id)/\(part.key)"
        return name == operand || name.hasPrefix(operand + "/")
      }
  }
}
