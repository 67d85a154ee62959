import Diagnostics
import Lessons

/// The last definitions of each lesson, for snippets that ask for them.
struct Finals: Sendable {
  private let environments: [Key: Environment]

  private struct Key: Hashable {
    var id: String
    var language: String
  }

  init(_ finals: [(Lesson, Environment)]) {
    environments = Dictionary(
      finals.map { (Key(id: $0.id, language: $0.language), $1) }, uniquingKeysWith: { $1 })
  }

  /// The inquiry of a snippet in the environment its flags ask for.
  ///
  /// - Parameter later: The lesson's last definitions.
  func claim(_ step: LessonWalk.Step, of lesson: Lesson, later: Environment) -> Inquiry {
    switch step.snippet.flags.environment {
    case .earlier:
      return Claim(step: step, environment: step.environment, later: later).inquiry
    case .final:
      return Claim(step: step, environment: later).inquiry
    case .none:
      return Claim(step: step, environment: Environment()).inquiry
    case .lesson(let id):
      guard let environment = environments[Key(id: id, language: lesson.language)] else {
        let near = suggestion(for: id, among: environments.keys.map(\.id))
        return .done(
          step.disproven([
            Diagnostic(
              .error, "no-lesson", "'env=\(id)' names a lesson that is not in the course",
              advice: near.map { "did you mean '\($0)'?" } ?? "name a lesson's file without '.md'")
          ]))
      }
      return Claim(step: step, environment: environment).inquiry
    }
  }
}

extension Lesson {
  /// Whether a snippet asks for the other lesson's definitions.
  func names(_ other: Lesson) -> Bool {
    language == other.language
      && snippets.contains { $0.snippet.flags.environment == .lesson(other.id) }
  }
}
