package import Diagnostics
import FoundationEssentials
package import Lessons
package import Proofs

/// Proves that an exercise grades as its author says: the starter fails, the solution and the right variants pass, and
/// every wrong variant fails the checks it names.
package struct ExerciseVerifier: Sendable {
  package let grader: Grader
  package let cache: ResultCache
  package var jobs: Int

  package init(grader: Grader, cache: ResultCache, jobs: Int) {
    self.grader = grader
    self.cache = cache
    self.jobs = jobs
  }

  /// What the exercise claims and is not so.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - base: What a learner's code stands on.
  /// - Returns: The number of answers that were graded, and the problems.
  /// - Throws: Where a variant cannot be read.
  package func verify(
    _ exercise: Exercise, on base: Environment
  ) throws -> (answers: Int, diagnostics: [Diagnostic]) {
    let answers = try self.answers(of: exercise)
    let problems = answers.concurrentMap(jobs: jobs) { answer in
      problem(with: answer, of: exercise, on: base)
    }
    // What keeps every answer from being graded is said once.
    var seen: Set<Diagnostic> = []
    return (answers.count, problems.compactMap(\.self).filter { seen.insert($0).inserted })
  }

  /// An answer with what its author says of it.
  private struct Answer: Sendable {
    var file: String
    var text: String
    var claim: Claim

    enum Claim: Equatable {
      case passes
      case fails
      /// Fails these checks, and perhaps others.
      case trips([String])
    }
  }

  private func answers(of exercise: Exercise) throws -> [Answer] {
    let name = "exercises/\(exercise.id)"
    var answers = [
      Answer(file: "\(name)/Starter.swift", text: exercise.starter, claim: .fails),
      Answer(file: "\(name)/Solution.swift", text: exercise.solution, claim: .passes),
    ]
    for folder in ["right", "wrong"] {
      let url = URL(filePath: exercise.folder).appending(path: folder)
      let files = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      for file in files.sorted() where file.hasSuffix(".swift") {
        let text = try String(contentsOf: url.appending(path: file), encoding: .utf8)
        let claim = folder == "right" ? Answer.Claim.passes : .trips(Self.tripped(in: text))
        answers.append(Answer(file: "\(name)/\(folder)/\(file)", text: text, claim: claim))
      }
    }
    return answers
  }

  /// The checks that the first line `// trips: a, b` names.
  private static func tripped(in text: String) -> [String] {
    guard let line = text.split(whereSeparator: \.isNewline).first,
      let match = line.wholeMatch(of: /\/\/ trips:\s*(.*)/)
    else { return [] }
    return match.output.1.split(separator: ",").map { $0.filter { !$0.isWhitespace } }
  }

  private func problem(
    with answer: Answer, of exercise: Exercise, on base: Environment
  ) -> Diagnostic? {
    func say(_ summary: String, _ advice: String, _ notes: [Diagnostic] = []) -> Diagnostic {
      Diagnostic(
        .error, "exercise-claim", summary, advice: advice, file: answer.file,
        range: SourceRange(line: 1), notes: notes)
    }
    let names = exercise.declaredChecks + exercise.rules.map(\.id)
    if case .trips(let named) = answer.claim {
      if named.isEmpty {
        return say(
          "the wrong answer names no check it must fail", "begin it with '// trips: checkName'")
      }
      if let unknown = named.first(where: { !names.contains($0) }) {
        let near = suggestion(for: unknown, among: names).map { "did you mean '\($0)'?" }
        return say(
          "there is no check '\(unknown)'",
          near ?? "the checks are \(names.joined(separator: ", "))")
      }
    }
    let graded = result(of: answer, exercise, base)
    if graded.verdict == .graderFault {
      if let cause = graded.notes.first, cause.file != nil { return cause }
      return say("the answer cannot be graded", "mend the exercise", graded.notes)
    }
    switch answer.claim {
    case .passes:
      guard graded.verdict != .passed else { return nil }
      let failed = graded.failed.isEmpty ? "" : ": \(graded.failed.joined(separator: ", "))"
      return say(
        "the answer should pass, and is \(graded.verdict.rawValue)\(failed)",
        "mend it or the checks",
        graded.notes)
    case .fails:
      if ParsedSource(SourceText(answer.text, file: answer.file)).hasSyntaxErrors {
        return say(
          "the starter is no Swift: it breaks the rules of the grammar",
          "mend it; what is only missing in it may fail to compile", graded.notes)
      }
      guard graded.verdict == .passed else { return nil }
      return say("the starter passes", "take away what the learner is to add")
    case .trips(let named):
      let missing = named.filter { !graded.failed.contains($0) }
      guard !missing.isEmpty else { return nil }
      return say(
        "the wrong answer does not fail \(missing.joined(separator: ", "))",
        graded.failed.isEmpty
          ? "it is \(graded.verdict.rawValue); make the checks stricter"
          : "it fails \(graded.failed.joined(separator: ", "))", graded.notes)
    }
  }

  /// What is kept of a grading.
  private struct Graded: Codable {
    var verdict: Verdict
    var failed: [String]
    var notes: [Diagnostic]
  }

  private func result(of answer: Answer, _ exercise: Exercise, _ base: Environment) -> Graded {
    let key = [
      "graded 2", grader.compiler.toolchain.fingerprint, exercise.probesSource.text,
      exercise.checksSource.text, "\(exercise.manifest)", base.source.text, answer.text,
    ].joined(separator: "\n---\n")
    if let kept: Graded = cache.value(for: key) { return kept }
    let result = grader.grade(
      [SourceText(answer.text, file: answer.file)], for: exercise, on: base)
    let graded = Graded(
      verdict: result.verdict,
      failed: result.checks.filter { $0.outcome != .passed }.map(\.name),
      notes: result.diagnostics)
    // What time or the machine may have decided is not kept.
    if result.verdict.isLasting { cache.keep(graded, for: key) }
    return graded
  }
}

extension Exercise {
  /// The checks without a hint in a lesson, and the hints without a check.
  package func hintProblems(in checkpoint: Checkpoint, of lesson: Lesson) -> [Diagnostic] {
    let names = declaredChecks + rules.map(\.id)
    let hints = checkpoint.hints
    let hinted = Set(hints.map(\.check))
    func say(_ summary: String, _ advice: String, _ range: SourceRange?) -> Diagnostic {
      Diagnostic(
        .error, "hint", summary, advice: advice, file: lesson.file,
        range: range?.start)
    }
    return names.filter { !hinted.contains($0) }.map { name in
      say(
        "the check '\(name)' of \(id) has no hint",
        "write '> [!HINT] \(name): what it asks' below the question", checkpoint.headingRange)
    }
      + hints.filter { !names.contains($0.check) }.map { hint in
        let near = suggestion(for: hint.check, among: names).map { "did you mean '\($0)'?" }
        return say(
          "the hint '\(hint.check)' of \(id) belongs to no check",
          near ?? "the checks are \(names.joined(separator: ", "))", hint.range)
      }
  }
}
