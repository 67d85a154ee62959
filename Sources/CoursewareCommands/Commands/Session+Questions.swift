import Diagnostics
import FoundationEssentials
import Grading
import Lessons

extension Session {
  /// The language of what the learner reads: `--lang`, else the locale's, else the course's first.
  ///
  /// - Throws: `UsageError` for a language that the course does not have.
  func learnerLanguage() throws -> String {
    if arguments[.language] != nil { return try languages[0] }
    let locale = context.locale
    return course.manifest.languages.first { locale.hasPrefix($0) } ?? course.manifest.languages[0]
  }

  /// What the learner is told.
  func learnerWords() throws -> LearnerWords { LearnerWords(language: try learnerLanguage()) }

  /// All questions in the learner's language, in course order.
  func questions() throws -> [Question] {
    let exercises = Set(ExerciseReader.ids(inCourse: root))
    let versions = course.versions()
    return (course.lessons[try learnerLanguage()] ?? []).flatMap { lesson in
      lesson.checkpoints.map { checkpoint in
        let isExercise = exercises.contains(checkpoint.id)
        return Question(
          checkpoint: checkpoint, lesson: lesson,
          kind: CheckpointKind(of: checkpoint, isExercise: isExercise),
          version: versions[checkpoint.id] ?? CheckpointVersion(of: checkpoint))
      }
    }
  }

  /// The question of a name such as `q12` or `Q12`.
  ///
  /// - Throws: `CommandLineFault` where there is none.
  func question(_ name: String) throws -> Question {
    let all = try questions()
    let id = name.lowercased()
    if let question = all.first(where: { $0.id == id }) { return question }
    let words = try learnerWords()
    // A number one off is no misspelling; only what has the form of none is.
    let near = id.wholeMatch(of: /q\d+/) == nil ? suggestion(for: id, among: all.map(\.id)) : nil
    throw CommandLineFault(
      Diagnostic(
        .error, "no-question", words.noQuestion(name),
        advice: near.map(words.didYouMean) ?? words.questionsAre(all.map(\.id).stretch)))
  }

  /// The first question that is not solved.
  func firstOpenQuestion(in progress: CourseProgress) throws -> Question? {
    try questions().first { progress.standing(of: $0) != .passed }
  }

  /// Where progress is kept.
  var progress: ProgressStore { ProgressStore(root: root, course: course.storedName) }
}

extension [String] {
  /// All of a few ids, or the first and the last of many.
  fileprivate var stretch: String {
    let ordered = sorted { $0.precedesByNumber($1) }
    guard count > 3, let first = ordered.first, let last = ordered.last else {
      return ordered.joined(separator: ", ")
    }
    return "\(first) – \(last)"
  }
}

extension Context {
  /// The locale of messages, such as `de_DE.UTF-8`; empty where none is set.
  var locale: String {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"].map { environment[$0, default: ""] }
    return names.first { !$0.isEmpty } ?? ""
  }
}
