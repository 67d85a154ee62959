/// Finds the lesson that a translated lesson was made from.
struct Translations {
  private let sources: [String: [Lesson]]

  init(_ course: Course) {
    let language = course.manifest.languages.first
    sources = Dictionary(
      grouping: language.flatMap { course.lessons[$0] } ?? [], by: \.id)
  }

  /// The lesson in the source language, if it is there.
  func source(of lesson: Lesson) -> [Lesson] { sources[lesson.id] ?? [] }
}

extension Course {
  /// The lessons of all languages but the source's.
  var translatedLessons: [Lesson] {
    manifest.languages.dropFirst().flatMap { lessons[$0] ?? [] }
  }
}
