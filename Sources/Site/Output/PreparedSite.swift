package import Diagnostics
import HTML
import Lessons

/// A site whose lessons are read, and whose pages can be put together.
package struct PreparedSite: Sendable {
  /// What is wrong with the lessons as their files have them, by themselves and together.
  package let readingDiagnostics: [Diagnostic]

  /// What there is to say of the site.
  package let diagnostics: [Diagnostic]

  private let builder: SiteBuilder
  private let media: CourseMedia
  private let sheets: Sheets
  private let context: CourseContext
  private let lessons: [String: [ReadLesson]]

  /// A lesson in one language, as far as it is in memory.
  struct ReadLesson: Sendable {
    var source: Sheets.Source

    /// What its sheets are kept under, which tells all that they were made from.
    var name: String

    var outline: Lesson
  }

  /// - Parameters:
  ///   - course: The course, without its lessons.
  ///   - sources: The lessons in course order.
  ///   - sheets: Where their sheets are.
  ///   - outcomes: What is known of each.
  init(
    _ course: Course, _ sources: [Sheets.Source], _ sheets: Sheets, _ outcomes: [Sheets.Outcome],
    builder: SiteBuilder, _ additions: SiteBuilder.Additions
  ) {
    var lessons: [String: [ReadLesson]] = [:]
    var facts: [String: [LessonFacts]] = [:]
    for (source, outcome) in zip(sources, outcomes) {
      for (language, lesson) in outcome.facts {
        lessons[language, default: []].append(
          ReadLesson(source: source, name: outcome.name, outline: lesson.outline))
        facts[language, default: []].append(lesson)
      }
    }
    self.sheets = sheets
    self.lessons = lessons
    self.builder = builder
    media = additions.media
    var shown = course
    shown.lessons = facts.mapValues { $0.map(\.outline) }
    let (all, outlined) = (facts, shown)
    var (context, reading) = both(jobs: builder.jobs) {
      CourseContext(course: outlined, facts: all, provenance: additions.provenance)
    } and: {
      Self.readingDiagnostics(of: course, all)
    }
    context.changes = additions.changes
    var diagnostics = builder.problems(of: course)
    let check = LinkCheck(course: shown, media: Set(media.files.keys))
    for (_, facts) in facts.sorted(by: { $0.key < $1.key }) {
      for facts in facts {
        diagnostics += facts.diagnostics + check.diagnostics(for: facts.links, of: facts.outline)
      }
    }
    context.partials = builder.theme.partials(&diagnostics)
    self.diagnostics = diagnostics + media.problems
    self.context = context
    readingDiagnostics = outcomes.flatMap(\.problems) + reading
  }

  private static func readingDiagnostics(
    of course: Course, _ facts: [String: [LessonFacts]]
  ) -> [Diagnostic] {
    let all = course.manifest.languages.flatMap { facts[$0] ?? [] }
    var written = course
    written.lessons = facts.mapValues { $0.compactMap(\.written) }
    return all.flatMap(\.readingDiagnostics) + CourseChecks.diagnostics(for: written)
      + all.flatMap(\.codeDiagnostics) + all.flatMap(\.recordDiagnostics)
  }

  /// Writes the site's files.
  ///
  /// - Throws: What `files` throws.
  package func write(to files: some SiteFiles) throws {
    let theme = builder.theme
    let writer = PageWriter(course: context, base: builder.base)
    for (path, bytes) in theme.assets { try files.write(bytes, to: "assets/" + path) }
    for (path, bytes) in media.shown { try files.write(bytes, to: path) }
    var tasks: [@Sendable () throws -> Void] = [{ try writeLists(with: writer, to: files) }]
    for words in context.languages {
      let language = LanguageFiles(
        words: words, lessons: lessons[words.language] ?? [], sheets: sheets, writer: writer,
        theme: theme, media: media)
      tasks += language.tasks(files)
    }
    let progress = StepProgress(of: tasks.count) { [builder] in builder.progress(.writing, $0, $1) }
    _ = try tasks.concurrentMap(jobs: builder.jobs) { task in
      defer { progress.advance() }
      try task()
    }
  }

  /// Writes what belongs to no language, or is for scripts and other programs.
  private func writeLists(with writer: PageWriter, to files: some SiteFiles) throws {
    let choice = ChoicePage(course: context).page
    var paths = [choice.path]
    for page in [choice, NotFoundPage(course: context, base: builder.base).page] {
      try files.write(writer.bytes(of: page), to: page.path)
    }
    for words in context.languages {
      let proofs = ProofPage(course: context, words: words).page
      try files.write(writer.bytes(of: proofs), to: proofs.path)
      try files.write(
        CourseScript(course: context, words: words).bytes, to: "assets/course-\(words.language).js")
      paths += [LanguagePage(course: context, words: words).path, proofs.path]
    }
    for (path, bytes) in Listings(course: context, pages: paths, base: builder.base).files {
      try files.write(bytes, to: path)
    }
  }
}
