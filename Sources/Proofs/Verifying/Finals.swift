import Diagnostics
import Lessons

/// The last definitions of each lesson, for snippets that ask for them.
struct Finals: Sendable {
  /// Whether proofs shall tell what the snippets saw.
  let isExplaining: Bool

  private let environments: [Key: Environment]

  private struct Key: Hashable {
    var id: String
    var language: String
  }

  init(_ finals: [(Lesson, Environment)], isExplaining: Bool) {
    self.isExplaining = isExplaining
    environments = Dictionary(
      finals.map { (Key(id: $0.id, language: $0.language), $1) }, uniquingKeysWith: { $1 })
  }

  private subscript(lesson: Lesson) -> Environment? {
    environments[Key(id: lesson.id, language: lesson.language)]
  }

  /// The environment that a snippet's flags ask for.
  ///
  /// - Throws: `Diagnostic` where they name a lesson that is not there.
  func environment(
    of step: LessonWalk.Step, in lesson: Lesson
  ) throws(Diagnostic) -> Environment {
    switch step.snippet.flags.environment {
    case .earlier: return step.environment
    case .final: return self[lesson] ?? step.environment
    case .none: return Environment()
    case .lesson(let id):
      if let found = environments[Key(id: id, language: lesson.language)] { return found }
      let near = suggestion(for: id, among: environments.keys.map(\.id))
      throw Diagnostic(
        .error, "no-lesson", "'env=\(id)' names a lesson that is not in the course",
        advice: near.map { "did you mean '\($0)'?" } ?? "name a lesson's file without '.md'")
    }
  }

  /// The inquiry of a snippet in the environment its flags ask for.
  ///
  /// - Parameter later: What the lesson defines behind the snippet, step by step.
  func inquiry(_ step: LessonWalk.Step, of lesson: Lesson, later: [Environment]) -> Inquiry {
    do throws(Diagnostic) {
      var claim = Claim(step: step, environment: try environment(of: step, in: lesson))
      if step.snippet.flags.environment == .earlier { claim.later = later }
      claim.isExplaining = isExplaining
      return claim.inquiry
    } catch {
      return .done(step.disproven([error]))
    }
  }
}

extension Lesson {
  /// Those of other lessons whose definitions a snippet asks for.
  func named(among others: [Lesson]) -> [Lesson] {
    let ids = Set(
      snippets.compactMap { snippet, _ -> String? in
        guard case .lesson(let id) = snippet.flags.environment else { return nil }
        return id
      })
    guard !ids.isEmpty else { return [] }
    return others.filter { $0.language == language && ids.contains($0.id) }
  }
}
