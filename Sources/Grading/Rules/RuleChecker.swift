import Proofs
import SwiftSyntax

/// Decides source rules on the syntax tree, so that comments, strings and spacing do not matter.
struct RuleChecker {
  private let scope: RuleScope

  /// - Parameters:
  ///   - environment: All that was handed in, and what it stands on.
  ///   - base: What it stands on.
  ///   - solution: What was handed in.
  init(environment: Environment, base: Environment, solution: [ParsedSource]) {
    scope = RuleScope(environment: environment, base: base, solution: solution)
  }

  /// What of a rule is broken; empty where it is kept.
  func violations(of rule: SourceRule) -> [RuleViolation] {
    let found = rule.within.map(scope.facts) ?? scope.whole
    guard let facts = found else { return rule.within.map { [.noType($0)] } ?? [] }
    func present(_ names: [String]?, _ set: Set<String>, _ make: (String) -> RuleViolation)
      -> [RuleViolation]
    {
      (names ?? []).filter(set.contains).map(make)
    }
    func absent(_ names: [String]?, _ set: Set<String>, _ make: (String) -> RuleViolation)
      -> [RuleViolation]
    {
      (names ?? []).filter { !set.contains($0) }.map(make)
    }
    return present(rule.mustNotCall, facts.references, RuleViolation.uses)
      + present(rule.mustNotAssign, facts.assignments, RuleViolation.assigns)
      + present(rule.mustNotDeclare, facts.declarations, RuleViolation.declares)
      + present(rule.mustNotUse, facts.attributes, RuleViolation.usesAttribute)
      + absent(rule.mustCall, facts.references, RuleViolation.doesNotUse)
      + absent(rule.mustAssign, facts.assignments, RuleViolation.doesNotAssign)
      + absent(rule.mustDeclare, facts.declarations, RuleViolation.doesNotDeclare)
      + absent(rule.mustConform, facts.conformances, RuleViolation.doesNotConform)
      + absent(rule.mustUse, facts.attributes, RuleViolation.doesNotUseAttribute)
  }
}
