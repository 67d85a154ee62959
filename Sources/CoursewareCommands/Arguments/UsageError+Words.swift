extension UsageError {
  /// The error as one line, with what to do.
  var words: String {
    switch self {
    case .noCommand:
      "no command given; './courseware help' lists them"
    case .unknownCommand(let name, let near):
      "there is no command '\(name)'; \(near.map { "did you mean '\($0)'?" } ?? "'./courseware help' lists them")"
    case .unknownOption(let name, let near, let command):
      "'\(command)' has no option '\(name)'; \(near.map { "did you mean '\($0)'?" } ?? "'./courseware help \(command)' lists them")"
    case .missingValue(let option):
      "'\(option.name)' needs a value; write '\(option.name) \(option.value ?? "")'"
    case .unexpectedValue(let option):
      "'\(option.name)' takes no value; write it alone"
    case .badValue(let option, let given, let allowed):
      "'\(given)' is no value for '\(option.name)'; it takes \(allowed)"
    case .missingOperand(let name, let command):
      "'\(command)' needs \(name); './courseware help \(command)' shows how"
    case .unexpectedOperand(let word, let command):
      "'\(command)' does not know what to do with '\(word)'; take it away"
    }
  }
}
