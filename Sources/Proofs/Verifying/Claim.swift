import Diagnostics
import Lessons
import Processes

/// What one snippet claims, with the environments it may be proven in.
struct Claim: Sendable {
  var step: LessonWalk.Step

  /// What the snippet's flags let it see.
  var environment: Environment

  /// What the lesson defines later, step by step, tried where the earlier definitions lack something; empty where the
  /// author has chosen.
  var later: [Environment] = []

  /// Whether the proof shall tell what the snippet saw.
  var isExplaining = false

  private var snippet: Snippet { step.snippet }
  private var source: ParsedSource { step.parsed }

  /// The inquiry that leads to the proof.
  var inquiry: Inquiry {
    if case .sketch(let reason) = snippet.flags.mode {
      return .done(step.proven(.sketch(reason: reason)))
    }
    do throws(PlacementError) {
      let placement = try environment.placement(of: source, in: snippet.flags.type)
      switch step.mode {
      case .compiles, .blank: return compiles(placement)
      case .fails(let message): return fails(placement, message)
      case .which: return try which()
      case .choose: return try choose()
      case .decides: return .done(step.judgedDecision)
      case .predict: return run(step.parsed.printingValues(in: environment), judging: step.judged)
      case .runs, .traps: return run(placement.program(), judging: step.judged)
      case .sketch: return .done(step.disproven([]))
      }
    } catch {
      switch error {
      case .noType(let name, let known):
        return .done(step.disproven([Self.noType(name, known: known)]))
      }
    }
  }

  private func compiles(_ first: Placement) -> Inquiry {
    .check([
      .init(program: first.program(), expectation: step.expectedError == nil ? .success : .refusal)
    ]) { results in
      if results[0].succeeded { return .done(proven(first)) }
      let others = alternatives(to: first)
      guard !others.isEmpty else { return impliedFailure(results) }
      return .check(others.map { .init(program: $0.program(), expectation: .guess) }) { more in
        if let index = more.firstIndex(where: \.succeeded) {
          return .done(proven(others[index]))
        }
        return impliedFailure(results + more)
      }
    }
  }

  private func proven(_ placement: Placement) -> Proof {
    var proof = step.proven(.compiled, in: placement.flag)
    if isExplaining { proof.seen = placement.program().definitions(besides: step) }
    return proof
  }

  /// The other ways to place a snippet: among what comes later, and in other types where no flag names one.
  private func alternatives(to first: Placement) -> [Placement] {
    let later = later.prefix(24)
    if let name = snippet.flags.type {
      return later.compactMap { environment in
        environment.type(named: name).map { environment.placement(of: source, in: $0) }
      }
    }
    guard snippet.flags.environment == .earlier else { return [] }
    var result: [Placement] = []
    for environment in [environment] + later {
      result.append(environment.standalone(source))
      result += environment.likelyTypes(for: source).prefix(4).map {
        environment.placement(of: source, in: $0)
      }
    }
    guard SnippetShape(source) == .members else { return result }
    for environment in [environment, later.last].compactMap(\.self) {
      result += environment.types.prefix(12).map { environment.placement(of: source, in: $0) }
    }
    return result + [environment.placementInNewView(of: source)]
  }

  /// A snippet that is marked as a mistake, or has the compiler's message below, may say so without a flag.
  private func impliedFailure(_ results: [Compiler.Result]) -> Inquiry {
    if let wanted = step.expectedError,
      results.contains(where: { step.isRefusedAsImplied($0, message: wanted) })
    {
      return .done(step.proven(.refused))
    }
    return suggestion(from: results)
  }

  /// The snippet is not proven: the error says which flag would prove it, having tried.
  private func suggestion(from results: [Compiler.Result]) -> Inquiry {
    let problems = step.problems(in: results[0])
    if step.mode == .blank {
      return .done(step.disproven(problems, advice: step.advisesOnBlanks))
    }
    guard snippet.flags == SnippetFlags() else { return .done(step.disproven(problems)) }
    if let only = results.first(where: { $0.fault == nil && $0.errors.count == 1 }),
      let error = only.errors.first, error.file == step.file
    {
      return .done(
        step.disproven(
          problems, advice: "if it is meant to fail, write 'fails=\"\(error.summary)\"'"))
    }
    let items = step.whichItems
    guard items.count > 1 else {
      return .done(step.disproven(problems, advice: Self.sketchAdvice))
    }
    let programs = items.map { environment.standalone(ParsedSource($0.source)).program() }
    return .check(programs.map { .init(program: $0, expectation: .refusal) }) { answers in
      let good = answers.count(where: \.succeeded)
      let advice =
        good > 0 && good < answers.count
        ? "if some lines are meant to fail, write 'which'" : Self.sketchAdvice
      return .done(step.disproven(problems, advice: advice))
    }
  }

  private static let sketchAdvice =
    "define what it lacks in a 'hidden' fence, or write 'sketch=\"reason\"'"

  private func fails(_ placement: Placement, _ message: String) -> Inquiry {
    .check([.init(program: placement.program(), expectation: .refusal)]) { results in
      .done(step.judgedRefusal(results[0], message: message))
    }
  }

  private func which() throws(PlacementError) -> Inquiry {
    var questions: [Inquiry.Question] = []
    for item in step.whichItems {
      let placement = try environment.placement(
        of: ParsedSource(item.source), in: snippet.flags.type)
      questions.append(.init(program: placement.program(), expectation: .refusal))
    }
    return .check(questions) { results in
      .done(step.compared(with: results.map { $0.succeeded ? "compiles" : "fails" }))
    }
  }

  private func choose() throws(PlacementError) -> Inquiry {
    guard let decision = step.decision else {
      return .done(step.disproven([LessonWalk.Step.noDecision]))
    }
    return run(try step.trial(by: decision, in: environment)) { run in
      step.compared(with: [LessonWalk.Step.isChosen(run) ? "fits" : "differs"])
    }
  }

  /// Runs a program that has to compile.
  private func run(
    _ program: Program, judging judge: @escaping @Sendable (RunResult) -> Proof
  ) -> Inquiry {
    .run(program) { outcome in
      switch outcome {
      case .refused(let result): .done(step.disproven(step.problems(in: result)))
      case .ended(let run): .done(judge(run))
      }
    }
  }

  static func noType(_ name: String, known: [String]) -> Diagnostic {
    let near = Diagnostics.suggestion(for: name, among: known).map { "did you mean '\($0)'?" }
    return Diagnostic(
      .error, "no-type", "'in=\(name)' names a type that is not defined here",
      advice: near ?? "define it before, or give another 'env='")
  }
}
