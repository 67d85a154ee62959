/// What is done to an element.
public enum ElementAction: Hashable, Codable, Sendable {
  /// Press it.
  case tap
  /// Press the plus of a stepper.
  case increment
  /// Press the minus of a stepper.
  case decrement
}

extension ElementAction: CustomStringConvertible {
  /// The action in the words of a message.
  public var description: String {
    switch self {
    case .tap: "tapped"
    case .increment: "incremented"
    case .decrement: "decremented"
    }
  }
}
