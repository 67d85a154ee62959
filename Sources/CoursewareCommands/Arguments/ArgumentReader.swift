import Diagnostics

/// Reads a command line by what its command takes.
struct ArgumentReader {
  let command: String
  let options: [Option]

  /// How many operands the command takes, and what a missing one is called.
  let operands: ClosedRange<Int>
  let operandName: OperandName

  /// - Throws: `UsageError`.
  func read(_ words: [String]) throws(UsageError) -> Arguments {
    var result = Arguments()
    var rest = words[...]
    var optionsEnded = false
    while let word = rest.popFirst() {
      if optionsEnded || !word.isOption {
        result.operands.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else {
        try readOption(word, &rest, into: &result)
      }
    }
    if result.operands.count > operands.upperBound {
      throw .unexpectedOperand(result.operands[operands.upperBound], command: command)
    }
    if result.operands.count < operands.lowerBound {
      throw .missingOperand(operandName, command: command)
    }
    return result
  }

  private func readOption(
    _ word: String, _ rest: inout ArraySlice<String>, into result: inout Arguments
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.name == name }) else {
      let near = suggestion(for: name, among: options.map(\.name))
      throw .unknownOption(name, near: near, command: command)
    }
    if option.value == nil {
      guard parts.count == 1 else { throw .unexpectedValue(option) }
      result.options[name] = ""
    } else if parts.count == 2 {
      result.options[name] = String(parts[1])
    } else if let value = rest.popFirst() {
      result.options[name] = value
    } else {
      throw .missingValue(option)
    }
  }
}

extension String {
  /// Whether the word stands for an option; a number below zero and a lone `-` do not.
  fileprivate var isOption: Bool {
    guard hasPrefix("-"), let next = dropFirst().first else { return false }
    return !next.isNumber && next != "."
  }
}
