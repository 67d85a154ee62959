import Diagnostics
import FoundationEssentials
import GradingWire
package import Processes
package import Proofs

/// Grades answers to code exercises.
///
/// 1. The learner's code takes the place of what it redefines; source rules are read from the result.
/// 2. The program, the probes and the way in are compiled into the *subject*.
/// 3. The *judge*, built once for each exercise, asks a subject for values and compares them.
/// 4. The judge's report becomes a verdict.
package struct Grader: Sendable {
  package let compiler: Compiler

  /// Where built judges are kept.
  package let judges: ArtifactCache

  /// Where results are kept, so that what has not changed is not graded again.
  package let results: ResultCache

  /// What a learner's program is compiled and run in.
  package var sandbox: Sandbox

  /// Limits of a learner's program.
  package var limits: Limits

  package init(
    compiler: Compiler, judges: ArtifactCache, results: ResultCache = ResultCache(root: nil),
    sandbox: Sandbox, limits: Limits = .running
  ) {
    self.compiler = compiler
    self.judges = judges
    self.results = results
    self.sandbox = sandbox
    self.limits = limits
  }

  /// Grades an answer.
  ///
  /// - Parameters:
  ///   - solution: The files that were handed in.
  ///   - exercise: The exercise.
  ///   - base: What the learner's code stands on: the library and what the lesson has defined before the checkpoint.
  /// - Returns: The verdict with all that led to it. A fault of ours is a verdict too.
  package func grade(
    _ solution: [SourceText], for exercise: Exercise, on base: Environment
  ) -> GradingResult {
    if let deep = solution.first(where: { BracketScanner.isTooDeep($0.text) }) {
      let file = deep.lines.first?.origin?.file
      return GradingResult(verdict: .doesNotCompile, diagnostics: [.tooDeep(file: file)])
    }
    return DeepStack.run { gradeSafely(solution, exercise, base) }
  }

  private func gradeSafely(
    _ solution: [SourceText], _ exercise: Exercise, _ base: Environment
  ) -> GradingResult {
    do {
      return try withTemporaryFolder { folder in
        let solution = solution.map { ParsedSource($0).asCompiledHere }
        let exercise = exercise.making(roomFor: solution)
        var result = try grade(solution, exercise, base, folder)
        result.diagnostics += solution.flatMap(\.strayStatements)
        return result
      }
    } catch let diagnostic as Diagnostic {
      return GradingResult(verdict: .graderFault, diagnostics: [diagnostic])
    } catch {
      return GradingResult(
        verdict: .graderFault,
        diagnostics: [Diagnostic(.error, "grader-fault", "the grader failed: \(error)")])
    }
  }

  private func grade(
    _ solution: [ParsedSource], _ exercise: Exercise, _ base: Environment, _ folder: URL
  ) throws -> GradingResult {
    let isReadable = !solution.contains(where: \.hasSyntaxErrors)
    var environment = solution.reduce(base) { isReadable ? $0.defining($1) : $0.definingWhole($1) }
    environment.removeEntryPoints()
    let program = exercise.program(solution, in: environment)
    let key = try key(of: program, exercise)
    if var kept: GradingResult = results.value(for: key) {
      kept.isKept = true
      return kept
    }
    let result = try grade(program, in: environment, solution, exercise, base, folder)
    // Time and memory differ from one run to the next, and faults are to be mended.
    if result.verdict.isLasting {
      results.keep(result, for: key)
    }
    return result
  }

  /// All that a result depends on.
  private func key(of program: Program, _ exercise: Exercise) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let manifest = String(decoding: try encoder.encode(exercise.manifest), as: UTF8.self)
    return [
      "result 2", compiler.toolchain.fingerprint, "\(sandbox.isWalled) \(limits)", exercise.id,
      manifest, exercise.checksSource.text, RenderedSource(program.source).text,
    ].joined(separator: "\n")
  }

  private func grade(
    _ program: Program, in environment: Environment, _ solution: [ParsedSource],
    _ exercise: Exercise, _ base: Environment, _ folder: URL
  ) throws -> GradingResult {
    let subject = folder.appending(path: "subject").path
    if let refusal = try build(program, solution, into: subject, folder) {
      // What is refused outside the learner's own lines may be the exercise's fault: its own solution tells.
      let isOwn = refusal.diagnostics.contains {
        !["does-not-fit", "not-a-view"].contains($0.identifier)
      }
      if !isOwn { try requireFit(of: exercise, base, folder) }
      let others = base.sources + [ParsedSource(exercise.probesSource)]
      let hidden = HiddenTypes(in: solution, from: others)
      guard let cause = hidden.explanation(of: refusal.diagnostics) else { return refusal }
      return GradingResult(verdict: refusal.verdict, diagnostics: [cause])
    }
    let checker = RuleChecker(environment: environment, base: base, solution: solution)
    let rules = exercise.rules.map { rule in
      let broken = checker.violations(of: rule)
      return CheckResult(
        name: rule.id,
        outcome: broken.isEmpty ? .passed : .failed(broken.map(CheckResult.Finding.rule)))
    }
    let judge = try judge(for: exercise)
    let reader = TrapReader(
      symbolizer: Symbolizer(toolchain: compiler.toolchain, runner: compiler.runner),
      files: solution.files, subject: subject, folder: folder.path)
    let checks = try run(judge, exercise, subject: subject, folder)
    let results =
      checks.map { name, check in
        check.map { CheckResult($0, reader) } ?? CheckResult(name: name, outcome: .notRun)
      } + rules
    return GradingResult(
      verdict: Self.verdict(of: results), checks: results,
      diagnostics: zip(checks, results).filter { $1.outcome == .notRun }.map { check, _ in
        exercise.judgesNothing(check.name, hasRun: check.check != nil)
      })
  }

  /// Makes sure that the exercise's own solution compiles.
  ///
  /// - Throws: `Diagnostic` where it does not.
  private func requireFit(of exercise: Exercise, _ base: Environment, _ folder: URL) throws {
    let name = "exercises/\(exercise.id)/Solution.swift"
    let solution = ParsedSource(SourceText(exercise.solution, file: name))
    var environment = base.defining(solution)
    environment.removeEntryPoints()
    let program = exercise.program([solution], in: environment)
    let result = try compiler.compile(
      program, to: folder.appending(path: "solution.o").path, in: folder.path)
    guard !result.succeeded else { return }
    throw Diagnostic(
      .error, "broken-exercise",
      "the exercise '\(exercise.id)' does not compile with its own solution",
      advice: "mend it; 'verify' shows the same", file: name,
      notes: result.errors.map(exercise.explained))
  }

  /// Compiles and links the subject.
  ///
  /// - Returns: The verdict where the learner's code is refused.
  private func build(
    _ program: Program, _ solution: [ParsedSource], into subject: String, _ folder: URL
  ) throws -> GradingResult? {
    try compiler.warmUp()
    let object = folder.appending(path: "subject.o").path
    let result = try answerCompiler.compile(program, to: object, in: folder.path)
    switch result.fault {
    case nil: break
    case .timedOut: return GradingResult(verdict: .timedOut, diagnostics: [.slowToCompile])
    case .outOfMemory: return GradingResult(verdict: .outOfMemory, diagnostics: [.bigToCompile])
    case .crashed: return GradingResult(verdict: .doesNotCompile, diagnostics: [.crashesCompiler])
    case .unexplained(let text):
      throw Diagnostic(.error, "compiler-fault", "the compiler failed: \(text.prefix(2000))")
    }
    guard result.succeeded else {
      return GradingResult(
        verdict: .doesNotCompile,
        diagnostics: LearnerMessages(files: solution.files, source: program.source)
          .make(result.errors))
    }
    try compiler.linkLoadable(object, into: subject)
    return nil
  }

  /// The compiler as it is let loose on a learner's code.
  private var answerCompiler: Compiler {
    var copy = compiler
    copy.sandbox = sandbox
    copy.limits = .compilingAnswer
    copy.patience = 2
    return copy
  }

  /// The verdict that all results together make; passed only where each one is.
  static func verdict(of checks: [CheckResult]) -> Verdict {
    let outcomes = checks.map(\.outcome)
    if outcomes.isEmpty || outcomes.contains(.notRun) { return .graderFault }
    if outcomes.contains(.timedOut) { return .timedOut }
    if outcomes.contains(.outOfMemory) { return .outOfMemory }
    if outcomes.contains(where: \.isTrap) { return .trapped }
    return outcomes.allSatisfy { $0 == .passed } ? .passed : .wrong
  }
}

extension Exercise {
  /// An answer with the probes, the way in, and what they reach of the library and the lesson.
  ///
  /// - Parameters:
  ///   - solution: The answer.
  ///   - environment: What the answer's code stands on, with the answer in it.
  fileprivate func program(_ solution: [ParsedSource], in environment: Environment) -> Program {
    Program(pruning: environment, keeping: solution.files, probesSource, subjectEntry)
  }
}

extension Exercise {
  /// What is wrong with a check that cannot tell a right answer from a wrong one.
  fileprivate func judgesNothing(_ name: String, hasRun: Bool) -> Diagnostic {
    Diagnostic(
      .error, "idle-check",
      hasRun
        ? "the check '\(name)' asks the learner's code nothing" : "the check '\(name)' was not run",
      advice: hasRun
        ? "call a function of Probes.swift in it" : "let it run always, or take it away",
      file: "exercises/\(id)/Checks.swift", range: checksSource.place(ofFunction: name))
  }
}

extension [ParsedSource] {
  /// The names of the files.
  fileprivate var files: Set<String> {
    Set(flatMap { $0.source.lines.compactMap(\.origin?.file) })
  }
}

extension CheckResult.Outcome {
  fileprivate var isTrap: Bool {
    if case .trapped = self { true } else { false }
  }
}

extension CheckResult {
  fileprivate init(_ check: JudgeReport.Check, _ reader: TrapReader) {
    let outcome: Outcome =
      switch check.fault {
      case .trapped(let message, let addresses):
        .trapped(reader.trap(message: message, addresses: addresses))
      case .timedOut: .timedOut
      case .outOfMemory: .outOfMemory
      case let fault?: .misbehaved(fault)
      case nil where !check.issues.isEmpty: .failed(check.issues.map(Finding.issue))
      // A check that asks nothing judges nothing.
      case nil: check.lastRequest == nil ? .notRun : .passed
      }
    self.init(
      name: check.name, outcome: outcome, lastRequest: check.lastRequest, printed: check.printed)
  }
}
