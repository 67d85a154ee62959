import Proofs
import SwiftSyntax

/// Decides source rules on the syntax tree, so that comments, strings and spacing do not matter.
struct RuleChecker {
  /// All that was handed in, and what it stands on.
  let environment: Environment

  /// What was handed in.
  let solution: [ParsedSource]

  /// What of a rule is broken, in code words; empty where it is kept.
  func violations(of rule: SourceRule) -> [Violation] {
    let scope = nodes(for: rule)
    guard !scope.isEmpty else { return rule.within.map { [.noType($0)] } ?? [] }
    let facts = SourceFacts(scope)
    func present(_ names: [String]?, _ set: Set<String>, _ make: (String) -> Violation)
      -> [Violation]
    {
      (names ?? []).filter(set.contains).map(make)
    }
    func absent(_ names: [String]?, _ set: Set<String>, _ make: (String) -> Violation)
      -> [Violation]
    {
      (names ?? []).filter { !set.contains($0) }.map(make)
    }
    return present(rule.mustNotCall, facts.references, Violation.uses)
      + present(rule.mustNotAssign, facts.assignments, Violation.assigns)
      + present(rule.mustNotDeclare, facts.declarations, Violation.declares)
      + present(rule.mustNotUse, facts.attributes, Violation.usesAttribute)
      + absent(rule.mustCall, facts.references, Violation.doesNotUse)
      + absent(rule.mustAssign, facts.assignments, Violation.doesNotAssign)
      + absent(rule.mustDeclare, facts.declarations, Violation.doesNotDeclare)
      + absent(rule.mustConform, facts.conformances, Violation.doesNotConform)
      + absent(rule.mustUse, facts.attributes, Violation.doesNotUseAttribute)
  }

  private func nodes(for rule: SourceRule) -> [Syntax] {
    guard let type = rule.within else { return solution.map { Syntax($0.tree) } }
    return environment.sources.flatMap { $0.nodes(ofType: type) }
  }

  /// One broken part of a rule.
  enum Violation: Equatable, Sendable {
    case noType(String)
    case uses(String)
    case assigns(String)
    case declares(String)
    case usesAttribute(String)
    case doesNotUse(String)
    case doesNotAssign(String)
    case doesNotDeclare(String)
    case doesNotConform(String)
    case doesNotUseAttribute(String)
  }
}
