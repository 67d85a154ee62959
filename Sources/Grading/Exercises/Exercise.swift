package import Proofs

/// A checkpoint answered with code: all that its folder holds.
package struct Exercise: Sendable {
  /// The checkpoint's id, such as `q12`.
  package var id: String

  /// The folder, as an absolute path.
  package var folder: String

  package var manifest: ExerciseManifest

  /// The functions that the judge calls.
  package var probes: [ProbeFunction]

  package var probesSource: SourceText
  package var checksSource: SourceText

  /// The names of the checks, in the order of the file.
  package var declaredChecks: [String]

  /// The words on the screen that the checks look for.
  package var readWords: [String]

  package var starter: String
  package var solution: String

  /// The rules to read the learner's source by.
  package var rules: [SourceRule] { manifest.rules ?? [] }
}

extension Exercise {
  /// The exercise with its probes out of the way of an answer that happens to declare a name of theirs.
  func making(roomFor solution: [ParsedSource]) -> Exercise {
    let parsed = ParsedSource(probesSource)
    let taken = solution.reduce(into: Set()) { $0.formUnion($1.baseNames) }
    guard !parsed.baseNames.isDisjoint(with: taken) else { return self }
    var copy = self
    let namespace = "_CoursewareProbes"
    copy.probesSource = parsed.inNamespace(namespace)
    for index in copy.probes.indices { copy.probes[index].namespace = namespace }
    return copy
  }
}

/// A function of `Probes.swift` as both sides of the pipe need to know it.
package struct ProbeFunction: Equatable, Sendable {
  package struct Parameter: Equatable, Sendable {
    /// The label with which it is called; nil for `_`.
    package var label: String?

    /// Its type as written.
    package var type: String
  }

  /// The base name.
  package var name: String

  /// The type around the function; nil where it stands at the top level.
  package var namespace: String?

  package var parameters: [Parameter]

  /// The result type as written; nil where the probe gives a view.
  package var result: String?

  package var isAsync: Bool
  package var canThrow: Bool

  /// The name with its labels: what the pipe carries.
  package var fullName: String {
    "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }
}
