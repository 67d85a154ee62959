/// An option a command takes.
package struct Option: Equatable, Sendable {
  /// With its dashes.
  package var name: String

  /// What its value is called in help; nil for a switch.
  package var value: String?

  /// What it does, in one line of help.
  package var help: String

  static let course = Option(
    name: "--course", value: "DIR",
    help: "the course folder (default: the nearest one upwards with a course.json)")
  static let output = Option(
    name: "--output", value: "DIR", help: "where the site goes (default: site/public in the course)"
  )
  static let language = Option(
    name: "--lang", value: "LANG", help: "en or de (default: from the locale)")
  static let jobs = Option(
    name: "--jobs", value: "N", help: "how much is done at a time (default: the machine's cores)")
  static let format = Option(
    name: "--format", value: "FORM", help: "text, line, json, junit or github")
  static let changed = Option(
    name: "--changed", value: "REVISION", help: "only the lessons that differ from a git revision")
  static let explain = Option(
    name: "--explain", value: nil, help: "say of each snippet what it saw, and from where")
  static let noCache = Option(
    name: "--no-cache", value: nil, help: "prove everything anew, and keep nothing")
  static let quiet = Option(name: "--quiet", value: nil, help: "only say what is wrong")
  static let draft = Option(
    name: "--draft", value: nil, help: "build although something is not proven")
}

/// A command line, read.
package struct Arguments: Equatable, Sendable {
  /// What stands without dashes, the command's name aside.
  package var operands: [String] = []

  /// The values of options by name; a switch has an empty one.
  package var options: [String: String] = [:]

  package init() {}

  func has(_ option: Option) -> Bool { options[option.name] != nil }

  subscript(option: Option) -> String? { options[option.name] }
}

/// Why a command line cannot be used.
package enum UsageError: Error, Equatable {
  case noCommand
  case unknownCommand(String, near: String?)
  case unknownOption(String, near: String?, command: String)
  case missingValue(Option)
  case unexpectedValue(Option)
  case badValue(Option, given: String, allowed: String)
  case missingOperand(String, command: String)
  case unexpectedOperand(String, command: String)
}
