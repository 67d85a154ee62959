import Diagnostics
package import Lessons
package import Proofs

/// Judges answers to questions about code by running and compiling that code.
package struct AnswerChecker: Sendable {
  package let verifier: Verifier

  /// The model library.
  package let library: Environment

  /// All lessons in the learner's language.
  package let lessons: [Lesson]

  package init(verifier: Verifier, library: Environment, lessons: [Lesson]) {
    self.verifier = verifier
    self.library = library
    self.lessons = lessons
  }

  /// Judges an answer to a question of the kinds `predict`, `which`, `choose` and `blank`.
  ///
  /// - Parameters:
  ///   - answers: One for each of the question's places.
  ///   - question: The question.
  /// - Returns: A result for each place.
  /// - Throws: Where the machinery fails, or `Diagnostic` where the question itself is broken.
  package func judge(_ answers: [GivenAnswer], for question: Question) throws -> [AnswerResult] {
    guard let mode = question.kind.mode else { return [] }
    let snippets = try verifier.snippets(
      of: question.checkpoint, in: mode, of: question.lesson, beside: lessons, library: library)
    var rest = answers[...]
    let findings = try snippets.flatMap { asked in
      let given = Array(rest.prefix(asked.answers.count))
      rest = rest.dropFirst(given.count)
      return try self.findings(of: given, asked, mode)
    }
    guard findings.count == answers.count, question.places.count == answers.count else {
      throw Diagnostic(
        .error, "broken-question", "the code of '\(question.id)' gives another number of answers",
        advice: "mend the lesson; 'verify' shows the same", file: question.lesson.file,
        range: question.checkpoint.headingRange)
    }
    return zip(question.places, zip(answers, findings)).map { place, answer in
      AnswerResult(place: place, given: answer.0.text, finding: answer.1)
    }
  }

  private func findings(
    of given: [GivenAnswer], _ asked: Verifier.Asked, _ mode: SnippetFlags.Mode
  ) throws -> [AnswerResult.Finding] {
    switch mode {
    case .predict:
      return try zip(given, verifier.values(of: asked)).map { answer, value in
        answer.names(value) ? .right : .value(value)
      }
    case .which:
      return try zip(given, verifier.problems(inLinesOf: asked)).map { answer, errors in
        if answer.saysYes == errors.isEmpty { return .right }
        return errors.isEmpty ? .compiles : .refused(errors)
      }
    case .choose:
      let fits = try verifier.fits(asked)
      return given.map { $0.saysYes == fits ? .right : fits ? .fits : .differs }
    case .blank:
      return try given.indices.map { try finding(of: given[$0], at: $0, asked) }
    case .compiles, .fails, .traps, .runs, .decides, .sketch: return []
    }
  }

  /// Judges one blank with the stated answers in the others, so that one mistake does not spoil the rest.
  private func finding(
    of answer: GivenAnswer, at index: Int, _ asked: Verifier.Asked
  ) throws -> AnswerResult.Finding {
    if answer.plain == GivenAnswer(asked.answers[index]).plain { return .right }
    var answers = asked.answers
    answers[index] = answer.plain
    switch try verifier.fill(asked, with: answers) {
    case .refused(let errors): return .refused(errors)
    case .same: return .right
    case .another: return .another
    }
  }
}
