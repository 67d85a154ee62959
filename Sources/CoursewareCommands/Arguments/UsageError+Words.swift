extension UsageError {
  /// The error as one line, with what to do.
  func words(in language: LearnerWords) -> String {
    let (problem, advice) = parts(in: language)
    return "\(problem); \(advice)"
  }

  private func parts(in language: LearnerWords) -> (problem: String, advice: String) {
    let pick = language.pick
    let quoted = language.quoted
    let help = language.command("help")
    let listed = pick("\(help) lists them", "\(help) zählt sie auf")
    func shown(_ command: String) -> String { language.command("help \(command)") }
    switch self {
    case .noCommand:
      return (pick("no command given", "es ist kein Befehl angegeben"), listed)
    case .unknownCommand(let name, let near):
      return (
        pick("there is no command \(quoted(name))", "es gibt keinen Befehl \(quoted(name))"),
        near.map(language.didYouMean) ?? listed
      )
    case .unknownOption(let name, let near, let command):
      return (
        pick(
          "\(quoted(command)) has no option \(quoted(name))",
          "\(quoted(command)) hat keine Option \(quoted(name))"),
        near.map(language.didYouMean)
          ?? pick("\(shown(command)) lists them", "\(shown(command)) zählt sie auf")
      )
    case .missingValue(let option):
      let form = quoted("\(option.name) \(option.value ?? "")")
      return (
        pick("\(quoted(option.name)) needs a value", "\(quoted(option.name)) braucht einen Wert"),
        pick("write \(form)", "schreib \(form)")
      )
    case .unexpectedValue(let option):
      return (
        pick("\(quoted(option.name)) takes no value", "\(quoted(option.name)) nimmt keinen Wert"),
        pick("write it alone", "schreib es allein")
      )
    case .badValue(let option, let given, let allowed):
      return (
        pick(
          "\(quoted(given)) is no value for \(quoted(option.name))",
          "\(quoted(given)) ist kein Wert für \(quoted(option.name))"),
        pick("it takes \(allowed)", "möglich: \(allowed)")
      )
    case .missingOperand(let name, let command):
      return (
        pick(
          "\(quoted(command)) needs \(name.words(in: language))",
          "\(quoted(command)) braucht \(name.words(in: language))"),
        pick("\(shown(command)) shows how", "\(shown(command)) zeigt, wie es geht")
      )
    case .unexpectedOperand(let word, let command):
      return (
        pick(
          "\(quoted(command)) does not know what to do with \(quoted(word))",
          "\(quoted(command)) kann mit \(quoted(word)) nichts anfangen"),
        pick("take it away", "nimm es weg")
      )
    }
  }
}
