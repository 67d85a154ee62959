import Diagnostics
import Foundation
import Lessons
import Testing

/// What holds of the course in this repository before any of it is compiled.
struct BundledCourseTests {
  private let loaded = CourseLoader().load(
    at: URL(filePath: #filePath).appending(path: "../../..").standardized.path(
      percentEncoded: false
    ).trimmingSuffix("/"))

  @Test func `reads without a complaint`() throws {
    #expect(loaded.diagnostics == [])
  }

  @Test func `leaves no sample unproven`() throws {
    let course = try #require(loaded.course)
    let lessons = course.lessons.values.flatMap(\.self)
    try #require(!lessons.isEmpty)
    for lesson in lessons {
      for (snippet, range) in lesson.snippets {
        if case .sketch(let reason) = snippet.flags.mode {
          Issue.record("\(lesson.file):\(range?.lowerBound.line ?? 1) is a sketch: \(reason)")
        }
      }
    }
  }

  @Test func `asks line by line for every value that is to be predicted`() throws {
    let course = try #require(loaded.course)
    for checkpoint in course.lessons.values.joined().flatMap(\.checkpoints)
    where checkpoint.askedSnippets.contains(where: { $0.flags.mode == .predict }) {
      #expect(CheckpointKind(of: checkpoint, isExercise: false) == .predict, "\(checkpoint.id)")
    }
  }

  @Test func `asks fourteen questions in its first lesson, in both languages`() throws {
    let course = try #require(loaded.course)
    for language in ["en", "de"] {
      let first = try #require(course.lessons[language]?.first)
      #expect(Array(first.checkpoints.map(\.number).prefix(14)) == Array(1...14))
      #expect(first.checkpoints.allSatisfy { !$0.details.isEmpty })
    }
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
