package import Diagnostics
import Lessons
package import Proofs

/// Grades mutants of an exercise's solution, to measure how strict its checks are.
package struct MutationRun: Sendable {
  private let grader: Grader
  private let jobs: Int

  package init(grader: Grader, jobs: Int) {
    self.grader = grader
    self.jobs = jobs
  }

  /// What came of one mutant.
  package enum Fate: Equatable, Sendable {
    /// A check or a rule refused it.
    case caught
    /// It passed.
    case survived
    /// It passed, and `exercise.json` says why it may.
    case equivalent(reason: String)
    /// It does not compile, so it says nothing of the checks.
    case discarded
  }

  /// Grades every mutant.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - base: What its solution stands on.
  ///   - progress: Told after each mutant.
  /// - Returns: The mutants with their fates, in the order of the source.
  /// - Throws: `Diagnostic` where the solution itself does not pass, or the grader fails.
  package func run(
    _ exercise: Exercise, on base: Environment, progress: @escaping @Sendable () -> Void = {}
  ) throws -> [(mutant: Mutant, fate: Fate)] {
    let name = "exercises/\(exercise.id)/Solution.swift"
    let own = grader.grade([SourceText(exercise.solution, file: name)], for: exercise, on: base)
    guard own.verdict == .passed else {
      throw Diagnostic(
        .error, "solution-fails", "the solution of '\(exercise.id)' does not pass its own checks",
        file: name, notes: own.diagnostics)
    }
    let mutants = Mutator.mutants(of: exercise.solution)
    let fates = try mutants.concurrentMap(jobs: jobs) { mutant in
      defer { progress() }
      return try fate(of: mutant, exercise, base, name)
    }
    return Array(zip(mutants, fates)).map { (mutant: $0.0, fate: $0.1) }
  }

  private func fate(
    of mutant: Mutant, _ exercise: Exercise, _ base: Environment, _ name: String
  ) throws -> Fate {
    let result = grader.grade([SourceText(mutant.text, file: name)], for: exercise, on: base)
    switch result.verdict {
    case .passed:
      let listed = exercise.manifest.equivalents?.first { $0.mutant == mutant.name }
      return listed.map { .equivalent(reason: $0.reason) } ?? .survived
    case .doesNotCompile: return .discarded
    case .graderFault:
      throw result.diagnostics.first
        ?? Diagnostic(.error, "grader-fault", "the mutant '\(mutant.name)' could not be graded")
    case .wrong, .trapped, .timedOut, .outOfMemory: return .caught
    }
  }
}

extension Exercise {
  /// The mutants that `exercise.json` lists as equivalent, and that do not pass or are not made any more.
  package func staleEquivalents(
    among results: [(mutant: Mutant, fate: MutationRun.Fate)]
  ) -> [Diagnostic] {
    let passing = Set(
      results.compactMap { mutant, fate in
        if case .equivalent = fate { mutant.name } else { nil }
      })
    return (manifest.equivalents ?? []).filter { !passing.contains($0.mutant) }.map { listed in
      Diagnostic(
        .error, "stale-equivalent", "no mutant '\(listed.mutant)' passes the checks",
        advice: "take it out of 'equivalents'", file: "exercises/\(id)/exercise.json")
    }
  }
}
