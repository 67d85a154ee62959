import Diagnostics
import HTML
package import Lessons

/// Makes the site of a course.
///
/// 1. takes out of each lesson what may not reach a page, and gathers its footnotes;
/// 2. makes of each lesson its page, its chapter on paper and in the book, and its part of the search, several at a time;
/// 3. adds a start page per language, the page that chooses between them, and what binds the chapters together;
/// 4. adds the theme, and per language what the script needs: words, questions, the index for searching.
///
/// The same course gives the same bytes: no clock, no order of chance, whatever the number of jobs.
package struct SiteBuilder: Sendable {
  package var theme: Theme

  /// Where the site will stand, with a final slash; nil where it is not known, as on a disk.
  package var base: String?

  /// How many lessons are worked on at a time.
  package var jobs: Int

  package init(theme: Theme, base: String? = nil, jobs: Int = 1) {
    self.theme = theme
    self.base = base.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    self.jobs = jobs
  }

  /// Makes the site of a course.
  ///
  /// - Parameters:
  ///   - course: The course, its lessons as they were read.
  ///   - exercises: The checkpoints that have an exercise, by id.
  ///   - provenance: What the course was proven with, or nil where it was not.
  ///   - media: The pictures beside the lessons.
  ///   - changes: The day on which each lesson changed last, such as `2026-11-30`, by the lesson's file.
  /// - Returns: The site's files, and what there is to say of the lessons on the way.
  package func build(
    _ course: Course, exercises: Set<String> = [], provenance: Provenance? = nil,
    media: CourseMedia = CourseMedia(), changes: [String: String] = [:]
  ) -> Site {
    var site = Site()
    site.diagnostics = problems(of: course)
    let readied = readied(course, media)
    site.diagnostics += readied.diagnostics
    var context = CourseContext(
      course: readied.course, exercises: exercises, provenance: provenance)
    context.notes = readied.notes
    context.changes = changes
    context.partials = theme.partials(&site.diagnostics)
    for (path, bytes) in theme.assets { site.files["assets/" + path] = bytes }
    for (path, bytes) in media.files.sorted(by: { $0.key < $1.key }) {
      if CourseMedia.isActive(path, bytes) {
        site.diagnostics.append(
          Diagnostic(
            .error, "active-picture", "the drawing can run a script",
            advice: "take scripts, handlers and entities out of it", file: "lessons/\(path)"))
      } else {
        site.files[path] = bytes
      }
    }
    let writer = PageWriter(course: context, base: base)
    var pages = [ChoicePage(course: context).page, NotFoundPage(course: context, base: base).page]
    for words in context.languages {
      pages += self.pages(in: words, of: context)
      add(words, of: context, media, writer, to: &site)
    }
    for page in pages { site.files[page.path] = writer.bytes(of: page) }
    for (path, bytes) in Listings(course: context, pages: pages, base: base).files {
      site.files[path] = bytes
    }
    return site
  }

  /// What is wrong with the course or the theme as a whole.
  private func problems(of course: Course) -> [Diagnostic] {
    course.manifest.languages.filter { Words(language: $0) == nil }.map { language in
      Diagnostic(
        .error, "no-words", "the interface has no words in '\(language)'",
        advice: "it speaks \(Words.languages.joined(separator: " and "))", file: "course.json")
    }
      + Theme.required.filter { theme.files[$0] == nil }.map { file in
        Diagnostic(
          .error, "theme-file", "the theme has no file '\(file)'",
          advice: "put it beside the others")
      }
  }

  private func readied(
    _ course: Course, _ media: CourseMedia
  ) -> (course: Course, notes: [String: [Footnotes.Note]], diagnostics: [Diagnostic]) {
    var copy = course
    var notes: [String: [Footnotes.Note]] = [:]
    var diagnostics: [Diagnostic] = []
    let check = LinkCheck(course: course, media: Set(media.files.keys))
    for language in course.lessons.keys.sorted() {
      let readied = (course.lessons[language] ?? []).concurrentMap(jobs: jobs) {
        ReadiedLesson($0, check: check)
      }
      copy.lessons[language] = readied.map(\.lesson)
      for lesson in readied {
        diagnostics += lesson.diagnostics
        if !lesson.notes.isEmpty { notes[lesson.lesson.file] = lesson.notes }
      }
    }
    return (copy, notes, diagnostics)
  }

  private func pages(in words: Words, of context: CourseContext) -> [Page] {
    [
      LanguagePage(course: context, words: words).page,
      ProofPage(course: context, words: words).page,
    ]
  }

  /// Adds all that is in one language but its start pages.
  private func add(
    _ words: Words, of context: CourseContext, _ media: CourseMedia, _ writer: PageWriter,
    to site: inout Site
  ) {
    let lessons = context.course.lessons[words.language] ?? []
    let parts = lessons.concurrentMap(jobs: jobs) {
      LessonParts($0, of: context, words, writer: writer)
    }
    for (lesson, part) in zip(lessons, parts) {
      site.files["\(words.language)/\(lesson.id).html"] = part.page
    }
    let print = PrintPage(course: context, words: words)
    site.files[print.path] = print.bytes(of: parts.map(\.printed), writer)
    let book = Book(
      course: context, words: words, media: media, style: theme.files["book.css"] ?? [])
    site.files[book.path] = book.bytes(
      of: zip(lessons, parts).map { (id: $0.id, bytes: $1.chapter) })
    let scripts = [
      "assets/course-\(words.language).js": CourseScript(course: context, words: words).bytes,
      LessonsScript.file(words.language): LessonsScript(course: context, words: words).bytes,
      "assets/search-\(words.language).js": SearchIndex.bytes(of: parts.flatMap(\.search)),
    ]
    site.files.merge(scripts) { _, new in new }
  }
}
