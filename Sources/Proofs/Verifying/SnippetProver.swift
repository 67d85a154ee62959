import Diagnostics
import Foundation
import Lessons
package import Processes

/// Proves one snippet at a time.
package struct SnippetProver: Sendable {
  package let compiler: Compiler

  /// Limits for programs that `run`, `traps` and `predict` start.
  package var limits: Limits

  package init(compiler: Compiler, limits: Limits = .running) {
    self.compiler = compiler
    self.limits = limits
  }

  /// Tries what the snippet claims.
  ///
  /// - Parameters:
  ///   - step: The snippet with what it may see.
  ///   - environment: The environment the snippet's flags ask for.
  /// - Throws: Where the machinery fails: `ProcessError`, `Compiler.Fault` or a file error.
  package func prove(_ step: LessonWalk.Step, in environment: Environment) throws -> Proof {
    if case .sketch(let reason) = step.snippet.flags.mode {
      return Proof(file: step.file, range: step.range, outcome: .sketch(reason: reason))
    }
    let placements: [Placement]
    do {
      placements = try environment.placements(
        of: ParsedSource(step.source), in: step.snippet.flags.type)
    } catch .noType(let name, let known) {
      return step.disproven([noType(name, known: known)])
    }
    switch step.snippet.flags.mode {
    case .compiles, .blank: return try proveCompiles(step, placements)
    case .fails(let message): return try proveFails(step, placements, message)
    case .which: return try proveWhich(step, in: environment)
    case .runs, .traps, .predict: return try proveRun(step, in: environment, placements)
    case .sketch: return step.disproven([])
    }
  }

  private func proveCompiles(_ step: LessonWalk.Step, _ placements: [Placement]) throws -> Proof {
    var first: [Diagnostic] = []
    for placement in placements {
      let result = try check(placement.program)
      if result.succeeded { return step.proven(.compiled) }
      if first.isEmpty { first = step.problems(in: result) }
    }
    return step.disproven(first)
  }

  private func proveFails(
    _ step: LessonWalk.Step, _ placements: [Placement], _ message: String
  ) throws -> Proof {
    guard let program = placements.first?.program else { return step.disproven([]) }
    let result = try check(program)
    if let fault = result.fault { return step.disproven([step.diagnostic(of: fault)]) }
    if result.errors.isEmpty { return step.disproven([step.compilesAfterAll(message)]) }
    let marked = step.snippet.lines.first { $0.text.contains("❌") }?.start.line
    let wanted = result.errors.filter { error in
      error.summary == message && (marked == nil || error.range?.lowerBound.line == marked)
        && error.file == step.file
    }
    let others = result.errors.filter { !wanted.contains($0) }
    if wanted.count == 1, others.isEmpty { return step.proven(.refused) }
    return step.disproven([step.failsOtherwise(message, marked: marked, errors: result.errors)])
  }

  private func proveWhich(_ step: LessonWalk.Step, in environment: Environment) throws -> Proof {
    let items = step.whichItems
    let computed = try items.map { item in
      let placements = try environment.placements(
        of: ParsedSource(item.source), in: step.snippet.flags.type)
      return try placements.contains { try check($0.program).succeeded } ? "compiles" : "fails"
    }
    return step.compared(with: computed)
  }

  private func proveRun(
    _ step: LessonWalk.Step, in environment: Environment, _ placements: [Placement]
  ) throws -> Proof {
    let isPrediction = step.snippet.flags.mode == .predict
    guard
      let program = isPrediction
        ? step.prediction(in: environment).program : placements.first?.program
    else { return step.disproven([]) }
    return try withTemporaryFolder { folder in
      let object = folder.appending(path: "program.o").path
      let binary = folder.appending(path: "program").path
      let result = try compiler.compile(
        program, to: .object(object), as: program.dialect, in: folder.path)
      guard result.succeeded else { return step.disproven(step.problems(in: result)) }
      try compiler.link(object, into: binary)
      let run = try compiler.runner.run(
        Command(binary, environment: ["SWIFT_BACKTRACE": "enable=no"]), limits)
      return step.judged(run)
    }
  }

  private func check(_ program: Program) throws -> Compiler.Result {
    try withTemporaryFolder { folder in
      try compiler.compile(program, to: .checked, as: program.dialect, in: folder.path)
    }
  }

  private func noType(_ name: String, known: [String]) -> Diagnostic {
    let near = suggestion(for: name, among: known).map { "did you mean '\($0)'?" }
    return Diagnostic(
      .error, "no-type", "'in=\(name)' names a type that is not defined here",
      advice: near ?? "define it before, or give another 'env='")
  }
}

extension Program {
  fileprivate var dialect: Dialect { isScript ? .script : .lesson }
}
