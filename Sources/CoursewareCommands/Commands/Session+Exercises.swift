import Diagnostics
import Foundation
import Grading
import Lessons
import Proofs

/// A code checkpoint with all that grading it needs.
struct ExerciseContext {
  var exercise: Exercise
  var lesson: Lesson
  var checkpoint: Checkpoint

  /// What the learner's code stands on.
  var base: Environment
}

extension Session {
  /// The language of what the learner reads: `--lang`, else the locale's, else the course's first.
  func learnerLanguage() throws -> String {
    if arguments[.language] != nil { return try languages[0] }
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].map { context.environment[$0, default: ""] }
    let locale = names.first { !$0.isEmpty } ?? ""
    return course.manifest.languages.first { locale.hasPrefix($0) } ?? course.manifest.languages[0]
  }

  /// Finds the exercise of a checkpoint.
  ///
  /// - Throws: `Diagnostic` where there is no such checkpoint, or where it is not answered with code.
  func exercise(_ name: String, language: String) throws -> ExerciseContext {
    let id = name.lowercased()
    let lessons = course.lessons[language] ?? []
    let all = lessons.flatMap { lesson in lesson.checkpoints.map { (lesson, $0) } }
    let exercises = ExerciseReader.ids(inCourse: root)
    guard let (lesson, checkpoint) = all.first(where: { $0.1.id == id }) else {
      let near = suggestion(for: id, among: all.map(\.1.id))
      throw Diagnostic(
        .error, "no-question", "there is no question '\(name)'",
        advice: near.map { "did you mean '\($0)'?" }
          ?? "the course has \(Self.list(all.map(\.1.id)))")
    }
    guard exercises.contains(id) else {
      throw Diagnostic(
        .error, "no-exercise", "question '\(id)' is not answered with code",
        advice: "answer it on the page; with code you answer \(Self.list(exercises))")
    }
    let walk = LessonWalk(lesson, library: library)
    return ExerciseContext(
      exercise: try ExerciseReader.read(id, inCourse: root), lesson: lesson,
      checkpoint: checkpoint, base: walk.atCheckpoint[id] ?? library)
  }

  private static func list(_ ids: [String]) -> String {
    guard ids.count > 4, let first = ids.first, let last = ids.last else {
      return ids.isEmpty ? "none" : ids.joined(separator: ", ")
    }
    return "\(first) to \(last)"
  }

  /// The grader with its judges kept in the course folder.
  func grader() throws -> Grader {
    Grader(
      compiler: try compiler, judges: ArtifactCache(root: cache.appending(path: "judges")),
      sandbox: try sandbox())
  }
}
