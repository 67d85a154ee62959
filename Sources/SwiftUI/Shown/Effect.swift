/// A modifier as it was written, kept with the element it was put on.
package struct Effect: Equatable, Sendable {
  package let name: String
  package let arguments: [String]

  /// Words that the modifier shows, where it shows some.
  package var text: String?

  package init(_ name: String, _ arguments: [String] = [], text: String? = nil) {
    self.name = name
    self.arguments = arguments
    self.text = text
  }
}

extension Effect: CustomStringConvertible {
  package var description: String { ".\(name)(\(arguments.joined(separator: ", ")))" }
}
