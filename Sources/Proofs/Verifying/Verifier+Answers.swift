package import Diagnostics
import FoundationEssentials
package import Lessons
import Processes

extension Verifier {
  /// A snippet that asks for an answer, in the environment that it asks for.
  package struct Asked: Sendable {
    package let step: LessonWalk.Step
    let environment: Environment

    /// The stated answers, as far as they are this snippet's.
    package var answers: [String] { step.answers }
  }

  /// The snippets of a checkpoint that ask for an answer.
  ///
  /// - Parameters:
  ///   - checkpoint: The checkpoint.
  ///   - mode: How they ask.
  ///   - lesson: The checkpoint's lesson.
  ///   - lessons: All lessons in its language, for `env=`.
  ///   - library: The model library.
  /// - Throws: `Diagnostic` where a snippet names a lesson that is not there.
  package func snippets(
    of checkpoint: Checkpoint, in mode: SnippetFlags.Mode, of lesson: Lesson,
    beside lessons: [Lesson], library: Environment
  ) throws -> [Asked] {
    let walk = LessonWalk(lesson, library: library)
    let others = lesson.named(among: lessons)
    let finals = Finals(
      [(lesson, walk.final)] + others.map { ($0, LessonWalk($0, library: library).final) },
      isExplaining: false)
    let places = checkpoint.blocks.withDescendants.compactMap(\.range)
    return try walk.steps.filter { step in
      step.mode == mode && step.range.map(places.contains) == true
    }.map { Asked(step: $0, environment: try finals.environment(of: $0, in: lesson)) }
  }

  /// Which of a `which` snippet's lines compile: for each, what the compiler says against it.
  ///
  /// - Throws: Where the machinery fails, or `Diagnostic` where the snippet has no place in its environment.
  package func problems(inLinesOf asked: Asked) throws -> [[Diagnostic]] {
    let questions = try asked.step.whichItems.map { item in
      Inquiry.Question(
        program: try asked.placement(of: ParsedSource(item.source)).program(), expectation: .refusal
      )
    }
    return try runner.checker.check(questions, counts: .init()).map { result in
      result.succeeded ? [] : asked.step.problems(in: result)
    }
  }

  /// The values that a `predict` snippet gives when it is run.
  ///
  /// - Throws: Where the machinery fails, or `Diagnostic` where the snippet cannot be run.
  package func values(of asked: Asked) throws -> [String] {
    let run = try run(asked.step.parsed.printingValues(in: asked.environment), for: asked)
    guard run.succeeded else {
      throw asked.step.doesNotFinish(run).located(in: asked.step.file)
    }
    return run.outputText.split(separator: "\n").map(String.init)
  }

  /// Whether a `choose` snippet does what the checkpoint's `decides` snippet wants.
  ///
  /// - Throws: Where the machinery fails, or `Diagnostic` where the snippet cannot be run.
  package func fits(_ asked: Asked) throws -> Bool {
    guard let decision = asked.step.decision else { throw LessonWalk.Step.noDecision }
    return LessonWalk.Step.isChosen(
      try run(asked.step.trial(by: decision, in: asked.environment), for: asked))
  }

  private func run(_ program: Program, for asked: Asked) throws -> RunResult {
    switch try runner.run(program) {
    case .ended(let run): return run
    case .refused(let result):
      throw Diagnostic(
        .error, "broken-question", "the question's code does not compile",
        advice: "mend it; 'verify' shows the same", file: asked.step.file,
        range: asked.step.range, notes: asked.step.problems(in: result))
    }
  }

  /// What becomes of a `blank` snippet with other answers in its blanks.
  package enum Filling: Equatable, Sendable {
    case refused([Diagnostic])
    /// It compiles to the very program that the stated answers make.
    case same
    /// It compiles to another program.
    case another
  }

  /// Fills the blanks of a snippet with other answers than the stated ones.
  ///
  /// - Throws: Where the machinery fails, or `Diagnostic` where the snippet has no place in its environment.
  package func fill(_ asked: Asked, with answers: [String]) throws -> Filling {
    var step = asked.step
    step.answer(answers)
    let proof = try prove(step, in: asked.environment)
    guard proof.outcome == .compiled else { return .refused(proof.diagnostics) }
    let programs = try [step, asked.step].map { try asked.placement(of: $0.parsed).program() }
    let codes = try programs.map { program in
      try withTemporaryFolder { try compiler.intermediateCode(of: program, in: $0.path) }
    }
    return codes[0] != nil && codes[0] == codes[1] ? .same : .another
  }
}

extension Verifier.Asked {
  fileprivate func placement(of source: ParsedSource) throws -> Placement {
    do throws(PlacementError) {
      return try environment.placement(of: source, in: step.snippet.flags.type)
    } catch {
      switch error {
      case .noType(let name, let known): throw Claim.noType(name, known: known)
      }
    }
  }
}
