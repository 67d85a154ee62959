package import Diagnostics

/// A course whose manifest is read and whose lessons are files still.
package struct CourseFiles: Sendable {
  /// The course, without any lesson.
  package let course: Course

  /// The lessons in course order, each in all its languages.
  package let lessons: [LessonFiles]

  /// The manifest as diagnostics are to name it.
  let manifestFile: String

  private let files: [CourseFolders.LessonFile]
  private let reader: LessonReader

  /// The files of one lesson.
  package struct LessonFiles: Sendable {
    /// The files' name without extension.
    package var id: String

    /// The languages that have it, the source language first where it does.
    package var languages: [String]
  }

  init(
    course: Course, files: [CourseFolders.LessonFile], reader: LessonReader, manifestFile: String
  ) {
    self.course = course
    self.files = files
    self.reader = reader
    self.manifestFile = manifestFile
    let languages = Dictionary(grouping: files, by: \.id).mapValues { $0.map(\.language) }
    var seen: Set<String> = []
    lessons = files.map(\.id).filter { seen.insert($0).inserted }.map {
      LessonFiles(id: $0, languages: languages[$0] ?? [])
    }
  }

  /// The paths of all files that ``read(_:)`` reads where they are there.
  package func paths(of lesson: LessonFiles) -> [String] {
    let translations = course.manifest.languages.dropFirst()
    let paths =
      lesson.languages.map { Self.path(lesson.id, $0) }
      + translations.map { TranslationRecord.path(of: lesson.id, in: $0) }
    return paths.map { "\(course.root)/\($0)" }
  }

  private static func path(_ id: String, _ language: String) -> String {
    "lessons/\(language)/\(id).md"
  }

  /// Reads all lessons, and says what is wrong with them, by themselves and together.
  package func readAll() -> (course: Course, diagnostics: [Diagnostic]) {
    let read = reader.read(files)
    var course = course
    course.lessons = read.lessons
    let problems =
      read.diagnostics + CourseChecks.diagnostics(for: course)
      + course.allLessons.flatMap(CourseChecks.codeDiagnostics)
    return (course, problems.map { $0.located(in: manifestFile) })
  }

  /// Reads one lesson in all its languages.
  package func read(_ lesson: LessonFiles) -> LessonReading {
    // Each once: what was read is what is told to have been read.
    let paths = paths(of: lesson)
    let files = self.reader.files
    let contents = paths.map(files.read)
    let known = Dictionary(zip(paths, contents), uniquingKeysWith: { first, _ in first })
    var reader = self.reader
    reader.files.read = { path in known[path] ?? files.read(path) }
    let parsed = lesson.languages.map { language in
      (
        language,
        reader.read(
          CourseFolders.LessonFile(
            id: lesson.id, language: language, path: Self.path(lesson.id, language)))
      )
    }
    var course = course
    for (language, result) in parsed {
      if let lesson = result.lesson { course.lessons[language] = [lesson] }
    }
    let translations = TranslationReader(files: reader.files).read(course)
    return LessonReading(
      written: course, shown: course.completed(by: translations.translations),
      diagnostics: Dictionary(
        uniqueKeysWithValues: parsed.map { ($0, $1.diagnostics) }),
      recordDiagnostics: translations.diagnostics, contents: contents.map { $0 ?? [] })
  }
}
