import Diagnostics
import FoundationEssentials
import Grading
import Lessons
import Proofs

/// A code question with all that grading it needs.
struct ExerciseContext {
  var exercise: Exercise

  /// What the learner's code stands on.
  var base: Environment
}

extension Session {
  /// The exercise of a code question.
  ///
  /// - Throws: `Diagnostic` for what the exercise lacks; the author's fault.
  func exercise(of question: Question) throws -> ExerciseContext {
    try exercise(question.id, language: question.lesson.language)
  }

  /// The exercise of a checkpoint, on what the lesson in a language has defined before it.
  ///
  /// - Throws: `Diagnostic` for what the exercise lacks; the author's fault.
  func exercise(_ id: String, language: String) throws -> ExerciseContext {
    let lesson = course.lessons[language]?.first { $0.checkpoints.contains { $0.id == id } }
    let walk = lesson.map { LessonWalk($0, library: library, upTo: id) }
    return ExerciseContext(
      exercise: try ExerciseReader.read(id, inCourse: root),
      base: walk?.atCheckpoint[id] ?? library)
  }

  /// The grader with its judges kept in the course folder.
  func grader() throws -> Grader {
    Grader(
      compiler: try compiler, judges: ArtifactCache(root: cache.appending(path: "judges")),
      results: results,
      sandbox: try sandbox())
  }
}
