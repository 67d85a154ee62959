extension RuleChecker.Violation {
  /// The violation in a few words.
  var words: String {
    switch self {
    case .noType(let name): "there is no type '\(name)'"
    case .uses(let name): "uses '\(name)'"
    case .assigns(let name): "assigns to '\(name)'"
    case .declares(let name): "declares '\(name)'"
    case .usesAttribute(let name): "uses '@\(name)'"
    case .doesNotUse(let name): "does not use '\(name)'"
    case .doesNotAssign(let name): "does not assign to '\(name)'"
    case .doesNotDeclare(let name): "does not declare '\(name)'"
    case .doesNotConform(let name): "does not conform to '\(name)'"
    case .doesNotUseAttribute(let name): "does not use '@\(name)'"
    }
  }
}
