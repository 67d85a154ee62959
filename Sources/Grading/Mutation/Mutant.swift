/// A solution with one small mistake put in.
package struct Mutant: Equatable, Sendable {
  /// The line that was changed, from 1.
  package var line: Int

  /// The source that was there.
  package var original: String

  /// The source that is there now; empty where something was taken away.
  package var replacement: String

  /// The whole file.
  package var text: String

  /// How `exercise.json` names it, such as `energy + 2 → energy - 2`.
  package var name: String {
    "\(original) → \(replacement.isEmpty ? "nothing" : replacement)".split(
      whereSeparator: \.isWhitespace
    ).joined(separator: " ")
  }
}
