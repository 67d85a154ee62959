import Diagnostics
import HTML
package import Lessons

/// Makes the site of a course.
///
/// 1. reads each lesson, takes out what may not reach a page, and shows it in every medium, several lessons at a time;
///    what comes out, its sheets, is kept in a store, so that only a lesson in work is in memory (``Sheets``);
/// 2. looks at what all lessons say of themselves, and at what is wrong across them;
/// 3. puts pages together from the sheets, with what stands around them (``PreparedSite``).
///
/// The same course gives the same bytes: no clock, no order of chance, whatever the number of jobs.
package struct SiteBuilder: Sendable {
  package var theme: Theme

  /// Where the site will stand, with a final slash; nil where it is not known, as on a disk.
  package var base: String?

  /// How many lessons are worked on at a time.
  package var jobs: Int

  /// Called when a lesson is read or one of the site's parts is written, with how many of how many are done by then.
  package var progress: @Sendable (_ step: Step, _ done: Int, _ all: Int) -> Void = { _, _, _ in }

  /// What takes its time.
  package enum Step: Sendable {
    case reading, writing
  }

  package init(theme: Theme, base: String? = nil, jobs: Int = 1) {
    self.theme = theme
    self.base = base.map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    self.jobs = jobs
  }

  /// What a course's site is made with besides the course.
  package struct Additions: Sendable {
    /// The checkpoints that have an exercise, by id.
    package var exercises: Set<String>

    /// What the course was proven with, or nil where it was not.
    package var provenance: Provenance?

    /// The pictures beside the lessons.
    package var media: CourseMedia

    /// The day on which each lesson changed last, such as `2026-11-30`, by the lesson's file.
    package var changes: [String: String]

    package init(
      exercises: Set<String> = [], provenance: Provenance? = nil,
      media: CourseMedia = CourseMedia(), changes: [String: String] = [:]
    ) {
      self.exercises = exercises
      self.provenance = provenance
      self.media = media
      self.changes = changes
    }
  }

  /// Makes the site of a course that is in memory.
  package func build(
    _ course: Course, exercises: Set<String> = [], provenance: Provenance? = nil,
    media: CourseMedia = CourseMedia(), changes: [String: String] = [:]
  ) -> Site {
    var seen: Set<String> = []
    let ids = course.manifest.languages.flatMap { course.lessons[$0] ?? [] }.map(\.id).filter {
      seen.insert($0).inserted
    }
    let sources = ids.map { id in
      let lessons = course.lessons.mapValues { $0.filter { $0.id == id } }
      let part = Course(root: course.root, manifest: course.manifest, lessons: lessons)
      return Sheets.Source(
        id: id, languages: lessons.filter { !$0.value.isEmpty }.map(\.key), hashes: { [] },
        read: { LessonReading(written: part, shown: part) })
    }
    let prepared = prepare(
      course, sources, store: SheetMemory(), version: ByteHash(),
      Additions(
        exercises: exercises, provenance: provenance, media: media, changes: changes))
    let files = SiteMemory()
    // Memory takes everything.
    try? prepared.write(to: files)
    return Site(files: files.files, diagnostics: prepared.diagnostics)
  }

  /// Reads the lessons of a course in a folder, as far as it is not known from an earlier time.
  ///
  /// - Parameters:
  ///   - course: The course's files.
  ///   - additions: What the site is made with besides.
  ///   - folder: Where lessons once read are kept; nil to keep them in memory for this time only.
  ///   - version: Names the tool, the exercises, and whatever else lessons are shown by.
  ///   - hashes: What is known of the course's files.
  package func prepare(
    _ course: CourseFiles, _ additions: Additions, keptIn folder: SheetFolder?, version: String,
    hashes: FileHashes = FileHashes()
  ) -> PreparedSite {
    let languages = course.course.manifest.languages
    let sources = course.lessons.map { lesson in
      // What the source has and a translation lacks is shown in the source's language.
      let isComplete = languages.first.map(lesson.languages.contains) == true
      return Sheets.Source(
        id: lesson.id, languages: isComplete ? languages : lesson.languages,
        hashes: { course.paths(of: lesson).map { hashes[$0] } }, read: { course.read(lesson) })
    }
    var hash = ByteHash()
    hash.add(version)
    hash.add(languages.joined(separator: " "))
    hash.add("\(additions.exercises.sorted()) \(additions.provenance != nil)")
    hash.add(course.course.manifest.highlight ? 1 : 0)
    return prepare(
      course.course, sources, store: folder ?? SheetMemory(), version: hash, additions)
  }

  private func prepare(
    _ course: Course, _ sources: [Sheets.Source], store: any SheetStore, version: ByteHash,
    _ additions: Additions
  ) -> PreparedSite {
    let languages = course.manifest.languages.compactMap(Words.init)
    let sheets = Sheets(
      maker: SheetMaker(
        languages: languages, exercises: additions.exercises,
        isProven: additions.provenance != nil, isColoured: course.manifest.highlight),
      store: store, version: version)
    let spoken = Set(languages.map(\.language))
    let known = sources.map { source in
      var copy = source
      copy.languages = source.languages.filter(spoken.contains)
      return copy
    }
    let progress = StepProgress(of: known.count) { [progress] in progress(.reading, $0, $1) }
    let outcomes = known.concurrentMap(jobs: jobs) { source in
      defer { progress.advance() }
      return sheets.facts(of: source)
    }
    return PreparedSite(course, known, sheets, outcomes, builder: self, additions)
  }

  /// What is wrong with the course or the theme as a whole.
  func problems(of course: Course) -> [Diagnostic] {
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
}
