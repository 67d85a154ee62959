/// A stop with a run-time error.
package struct Trap: Codable, Equatable, Sendable {
  /// What the runtime said, such as `Index out of range`; empty where it said nothing.
  package var message: String

  /// The learner's file and line, where they are known.
  package var place: Place?

  /// Whether a function called itself until there was no room left.
  package var isRecursion: Bool

  package struct Place: Codable, Equatable, Sendable {
    package var file: String
    package var line: Int

    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  package init(message: String, place: Place? = nil, isRecursion: Bool = false) {
    self.message = message
    self.place = place
    self.isRecursion = isRecursion
  }
}
