/// A modifier as it was written, kept with the element it was put on.
package struct Effect: Equatable, Sendable {
  package let name: String
  package let arguments: [String]

  package init(_ name: String, _ arguments: [String] = []) {
    self.name = name
    self.arguments = arguments
  }
}

extension Effect: CustomStringConvertible {
  package var description: String { ".\(name)(\(arguments.joined(separator: ", ")))" }
}
