import Lessons

/// A course in one language as lists show it.
struct CourseOutline: Sendable {
  struct Entry: Sendable {
    var id: String
    var title: String
    var summary: String?
    var level: String?
    var questions: [String]
    var requires: [String]

    /// Whether readers look things up in it instead of reading it in its turn.
    var isReference: Bool

    /// The page's file in its language's folder.
    var file: String { id + ".html" }
  }

  var title: String

  /// What the course teaches.
  var summary: String?

  /// The lessons in their order.
  var lessons: [Entry]

  /// What is looked up, such as a glossary.
  var references: [Entry]

  /// Each lesson's place among ``lessons``.
  private let places: [String: Int]

  init(_ course: Course, language: String) {
    title = course.manifest.title[language] ?? course.manifest.title.values.min() ?? ""
    summary = course.manifest.summary[language]
    let entries = (course.lessons[language] ?? []).map(Entry.init)
    lessons = entries.filter { !$0.isReference }
    references = entries.filter(\.isReference)
    places = Dictionary(
      lessons.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Where a lesson stands among the lessons, from 0; nil for what is only looked up.
  func place(of id: String) -> Int? { places[id] }

  /// The lesson so many steps from another one.
  func neighbour(of id: String, _ step: Int) -> Entry? {
    places[id].flatMap { lessons.indices.contains($0 + step) ? lessons[$0 + step] : nil }
  }

  /// The lessons that the contents of a page show: all of them, or, where they are many, those around it.
  func nearby(_ id: String?) -> ArraySlice<Entry> {
    guard lessons.count > Self.most else { return lessons[...] }
    let place = id.flatMap { places[$0] } ?? 0
    let first = max(0, min(place - Self.most / 2, lessons.count - Self.most))
    return lessons[first..<first + Self.most]
  }

  /// How many lessons the contents show at most.
  private static let most = 40
}

extension CourseOutline.Entry {
  init(_ lesson: Lesson) {
    self.init(
      id: lesson.id, title: lesson.title, summary: lesson.frontMatter["summary"],
      level: lesson.frontMatter["level"], questions: lesson.checkpoints.map(\.id),
      requires: (lesson.frontMatter["requires"] ?? "").split(separator: ",").map {
        String($0.drop(while: \.isWhitespace))
      }, isReference: lesson.frontMatter["role"] == "reference")
  }
}
