/// Why something could not be done on a learner's screen.
package enum ScreenRefusal: Codable, Sendable, Equatable {
  /// Nothing shown is what was looked for; what is shown comes closest.
  case missing(String, shown: [String])
  /// Several elements are what was looked for.
  case ambiguous(String, matches: [String])
  /// The element is disabled, by a modifier.
  case disabled(String, by: String)
  /// The element cannot be seen or reached.
  case unreachable(String, reason: String)
  /// The element does not react to what was done, such as `tapped`.
  case unresponsive(String, action: String)
}
