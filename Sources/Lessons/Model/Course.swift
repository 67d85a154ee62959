/// A course folder, read: what `course.json` says and the lessons in every language.
package struct Course: Sendable {
  /// The folder that holds `course.json`, as an absolute path.
  package var root: String

  package var manifest: CourseManifest

  /// By language, each in course order.
  package var lessons: [String: [Lesson]]

  package init(root: String, manifest: CourseManifest, lessons: [String: [Lesson]]) {
    self.root = root
    self.manifest = manifest
    self.lessons = lessons
  }
}

/// What `course.json` says.
package struct CourseManifest: Codable, Equatable, Sendable {
  /// The course's name by language.
  package var title: [String: String]

  /// What the course teaches, in a sentence or two, by language; empty where it does not say.
  package var summary: [String: String] = [:]

  /// The languages, the source language first.
  package var languages: [String]

  /// The lessons in order, by file name without extension; nil takes all by name.
  package var lessons: [String]?

  /// The folder of the model library's Swift sources, from the course folder; nil where there is none.
  package var model: String?

  /// Whether pages colour Swift.
  package var highlight = true

  package init(
    title: [String: String], languages: [String], lessons: [String]? = nil, model: String? = nil
  ) {
    self.title = title
    self.languages = languages
    self.lessons = lessons
    self.model = model
  }
}
