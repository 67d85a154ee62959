/// Finds the same lesson in the other languages.
struct Translations {
  private let lessons: [String: [Lesson]]

  init(_ course: Course) {
    lessons = Dictionary(grouping: course.allLessons, by: \.id)
  }

  /// The lesson in the other languages, as far as it is there.
  func of(_ lesson: Lesson) -> [Lesson] {
    (lessons[lesson.id] ?? []).filter { $0.language != lesson.language }
  }
}
