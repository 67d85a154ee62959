/// One broken part of a source rule.
package enum RuleViolation: Codable, Equatable, Sendable {
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
