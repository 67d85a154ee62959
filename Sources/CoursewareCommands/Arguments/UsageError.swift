/// Why a command line cannot be used.
package enum UsageError: Error, Equatable {
  case noCommand
  case unknownCommand(String, near: String?)
  case unknownOption(String, near: String?, command: String)
  case missingValue(Option)
  case unexpectedValue(Option)
  case badValue(Option, given: String, allowed: String)
  case missingOperand(OperandName, command: String)
  case unexpectedOperand(String, command: String)
}
