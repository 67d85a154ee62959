package import Lessons

/// A checkpoint as a learner meets it: in one language, in its lesson.
package struct Question: Sendable {
  package var checkpoint: Checkpoint
  package var lesson: Lesson
  package var kind: CheckpointKind

  /// Names what it asks, so that progress knows an earlier version of it.
  package var version: CheckpointVersion

  package init(
    checkpoint: Checkpoint, lesson: Lesson, kind: CheckpointKind, version: CheckpointVersion
  ) {
    self.checkpoint = checkpoint
    self.lesson = lesson
    self.kind = kind
    self.version = version
  }

  package var id: String { checkpoint.id }

  /// What of its code asks for an answer, in order: lines to predict or to judge, or the lines around blanks.
  package var places: [String] {
    checkpoint.askedSnippets.filter { $0.flags.mode == kind.mode }.flatMap(\.placesToAnswer)
  }

  /// How a learner hands in: a file of Swift, or a line for each answer.
  package var answerFile: String {
    "answers/\(id).\(kind == .code ? "swift" : "txt")"
  }
}
