package import Diagnostics

/// What is known of a snippet once it was tried.
package struct Proof: Sendable, Codable {
  /// What was shown to be true.
  package enum Outcome: Equatable, Sendable, Codable {
    case compiled
    /// The compiler refused it with exactly the stated error.
    case refused
    case ran
    case trapped
    /// Its answer was computed and is the stated one.
    case answered
    /// Not proven, for the author's reason.
    case sketch(reason: String)
    /// Tried and not true, as the diagnostics say.
    case disproven
  }

  package var file: String

  /// Where the snippet stands.
  package var range: SourceRange?

  package var outcome: Outcome

  /// The flag that would say how the snippet was placed, where that was found out.
  package var placement: String?

  /// What of the environment the snippet saw; only there where an explanation was asked for.
  package var seen: [Seen] = []

  package var diagnostics: [Diagnostic]

  /// A definition that a snippet saw.
  package struct Seen: Equatable, Sendable, Codable {
    package var name: String
    package var file: String
    package var line: Int
  }

  package init(
    file: String, range: SourceRange?, outcome: Outcome, placement: String? = nil,
    diagnostics: [Diagnostic] = []
  ) {
    self.file = file
    self.range = range
    self.outcome = outcome
    self.placement = placement
    self.diagnostics = diagnostics
  }

  /// Whether the compiler failed on it, which is no verdict.
  package var isFault: Bool { diagnostics.contains { $0.identifier == "compiler-fault" } }
}
