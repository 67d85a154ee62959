import Diagnostics
import Foundation
package import Lessons

/// Proves all that a course claims.
package struct Verifier: Sendable {
  package let prover: SnippetProver

  /// How many snippets are tried at once.
  package var jobs: Int

  package init(prover: SnippetProver, jobs: Int) {
    self.prover = prover
    self.jobs = jobs
  }

  /// Tries every snippet of the lessons.
  ///
  /// - Parameters:
  ///   - lessons: Lessons of any language.
  ///   - library: The model library.
  ///   - progress: Called from any thread with each proof as it comes.
  /// - Returns: A proof for each snippet, in the order of the lessons.
  /// - Throws: Where the machinery fails.
  package func verify(
    _ lessons: [Lesson], library: Environment,
    progress: @escaping @Sendable (Proof) -> Void = { _ in }
  ) throws -> [Proof] {
    let walks = lessons.map { LessonWalk($0, library: library) }
    let finals = Dictionary(
      zip(lessons, walks).map { (LessonKey($0), $1.final) }, uniquingKeysWith: { $1 })
    let claims = zip(lessons, walks).flatMap { lesson, walk in
      walk.steps.map { Claim(step: $0, lesson: LessonKey(lesson)) }
    }
    return try claims.concurrentMap(jobs: jobs) { claim in
      let proof = try prove(claim, finals: finals)
      progress(proof)
      return proof
    }
  }

  private struct LessonKey: Hashable {
    var id: String
    var language: String

    init(id: String, language: String) {
      self.id = id
      self.language = language
    }

    init(_ lesson: Lesson) {
      self.init(id: lesson.id, language: lesson.language)
    }
  }

  private struct Claim: Sendable {
    var step: LessonWalk.Step
    var lesson: LessonKey
  }

  private func prove(_ claim: Claim, finals: [LessonKey: Environment]) throws -> Proof {
    let step = claim.step
    switch step.snippet.flags.environment {
    case .earlier: return try prover.prove(step, in: step.environment)
    case .none: return try prover.prove(step, in: Environment())
    case .final:
      return try prover.prove(step, in: finals[claim.lesson] ?? step.environment)
    case .lesson(let id):
      let key = LessonKey(id: id, language: claim.lesson.language)
      guard let environment = finals[key] else {
        let near = suggestion(for: id, among: finals.keys.map(\.id))
        return step.disproven([
          Diagnostic(
            .error, "no-lesson", "'env=\(id)' names a lesson that is not in the course",
            advice: near.map { "did you mean '\($0)'?" } ?? "name a lesson's file without '.md'")
        ])
      }
      return try prover.prove(step, in: environment)
    }
  }
}
