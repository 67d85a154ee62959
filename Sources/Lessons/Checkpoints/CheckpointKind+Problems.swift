package import Diagnostics

extension Checkpoint {
  /// What keeps the question from being asked in the way that its author meant, so that it would be asked in another.
  ///
  /// - Parameters:
  ///   - isExercise: Whether it has an exercise; nil where that cannot be told.
  ///   - file: The lesson's file.
  package func kindProblems(isExercise: Bool?, in file: String) -> [Diagnostic] {
    if isExercise == true { return [] }
    if isExercise == false, let hint = hints.first {
      return [
        Diagnostic(
          .error, "no-exercise", "Q\(number) has hints for checks, and no exercise",
          advice:
            "write 'exercises/\(id)/exercise.json' and what belongs to it, or take the hints away",
          file: file, range: hint.range?.start)
      ]
    }
    guard CheckpointKind(of: self, isExercise: false) == .explain else { return [] }
    let asked = askedPlaces
    let (count, line) = (answers.count, answers.count == 1 ? "1 line" : "\(answers.count) lines")
    let what: String
    let advice: String
    if asked.isEmpty {
      if count == 0 { return [] }
      what = "the answer has \(line), and the question's code asks for none"
      advice =
        "say how it asks: 'swift predict', 'which', 'choose' or 'blank'; an answer in words needs no 'answer' fence"
    } else {
      let wanted = asked.map { "\($0.count) in '\($0.mode)'" }.joined(separator: " and ")
      what =
        count == 0
        ? "the question asks for an answer (\(wanted)), and none is stated"
        : "the answer has \(line), and the question asks for \(wanted)"
      advice =
        asked.count > 1
        ? "ask in one way in each question"
        : "write an 'answer' fence with one line for each"
          + (asked[0].mode == "predict" ? "; mark calls without a value with '// given'" : "")
    }
    let place = answerRange ?? headingRange
    return [
      Diagnostic(
        .error, "answer-count", what, advice: advice, file: file,
        range: place?.start)
    ]
  }

  /// How many places ask for an answer, by the flag of their fences.
  private var askedPlaces: [(mode: String, count: Int)] {
    let snippets = askedSnippets
    return CheckpointKind.allCases.compactMap { kind in
      guard let mode = kind.mode else { return nil }
      let own = snippets.filter { $0.flags.mode == mode }
      let count = own.reduce(0) { $0 + $1.placesToAnswer.count }
      return count > 0 ? (kind.rawValue, count) : nil
    }
  }
}
