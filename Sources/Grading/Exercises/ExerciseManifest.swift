/// What `exercise.json` says.
package struct ExerciseManifest: Codable, Equatable, Sendable {
  package var rules: [SourceRule]?

  /// Seconds that one request to the learner's program may take; 10 unless said.
  package var requestSeconds: Double?

  /// Mutants of the solution that are as right as it is.
  package var equivalents: [EquivalentMutant]?

  package init(rules: [SourceRule]? = nil, requestSeconds: Double? = nil) {
    self.rules = rules
    self.requestSeconds = requestSeconds
  }
}

/// A change to the solution that makes no difference.
package struct EquivalentMutant: Codable, Equatable, Sendable {
  /// As `mutate` prints it, such as `energy + 2 → energy - 2`.
  package var mutant: String

  /// Why nobody could tell.
  package var reason: String
}

/// Something the learner's source must or must not do, decided on its syntax tree.
package struct SourceRule: Codable, Equatable, Sendable {
  /// The name that the lesson's hint uses.
  package var id: String

  /// The type that the rule looks into, its extensions included; nil for all that was handed in.
  package var within: String?

  /// Functions and methods by name.
  package var mustCall: [String]?
  package var mustNotCall: [String]?

  /// Properties and variables by name; `+=` and passing with `&` count.
  package var mustAssign: [String]?
  package var mustNotAssign: [String]?

  /// Functions, properties and types by name.
  package var mustDeclare: [String]?
  package var mustNotDeclare: [String]?

  /// Protocols that the type must name.
  package var mustConform: [String]?

  /// Attributes such as `State` or `Binding`.
  package var mustUse: [String]?
  package var mustNotUse: [String]?

  package init(id: String) {
    self.id = id
  }
}
