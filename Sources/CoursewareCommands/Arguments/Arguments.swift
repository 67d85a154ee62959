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
