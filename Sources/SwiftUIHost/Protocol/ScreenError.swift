/// Why a request could not be carried out.
public enum ScreenError: Error, Hashable, Codable, Sendable {
  /// Nothing shown fits the query; the elements that come closest are listed.
  case notFound(ElementQuery, shown: [String])
  /// Several elements fit the query.
  case ambiguous(ElementQuery, matches: [String])
  /// The element is switched off, by the modifier that is named.
  case disabled(element: String, reason: String)
  /// The element cannot be seen or reached, for the reason that is named.
  case unreachable(element: String, reason: String)
  /// The element does not react to the action.
  case unsupported(element: String, action: ElementAction)
  /// No element takes the keys; those that are shortcuts are listed, each with what it presses.
  case noTaker(keys: String, focused: String?, shortcuts: [String])
  /// The element cannot be dropped on the place, for the reason that is named.
  case notDropped(element: String, place: String, reason: String)
  /// There is no screen with this number.
  case noScreen(Int)
  /// Time cannot go by like this.
  case badTime(Double)
  /// There is nothing of this name to choose.
  case noChoice(element: String, choice: String, choices: [String])
  /// There is no preview of this name or at this position.
  case noPreview(String, previews: [String])
  /// The other side answered with something else than was asked.
  case unexpectedReply
}

extension ScreenError: CustomStringConvertible {
  /// The reason in one sentence.
  public var description: String {
    switch self {
    case .notFound(let query, let shown):
      "there is no \(query)"
        + (shown.isEmpty ? "; nothing is shown" : "; shown are \(shown.joined(separator: ", "))")
    case .ambiguous(let query, let matches):
      "\(matches.count) elements fit \(query): \(matches.joined(separator: ", "))"
    case .disabled(let element, let reason): "the \(element) is disabled by \(reason)"
    case .unreachable(let element, let reason): "the \(element) cannot be reached: \(reason)"
    case .unsupported(let element, let action): "the \(element) cannot be \(action)"
    case .noTaker(let keys, let focused, let shortcuts):
      "nothing takes the keys \(keys): "
        + (focused.map { "the \($0) has the focus" } ?? "nothing has the focus")
        + (shortcuts.isEmpty
          ? ", and there are no shortcuts" : "; shortcuts are \(shortcuts.joined(separator: ", "))")
    case .notDropped(let element, let place, let reason):
      "the \(element) cannot be dropped on the \(place): \(reason)"
    case .noScreen(let number): "there is no screen number \(number)"
    case .badTime(let seconds): "\(seconds) seconds cannot go by"
    case .noChoice(let element, let choice, let choices):
      "the \(element) has no choice \"\(choice)\"; there are \(choices.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .noPreview(let name, let previews):
      "there is no preview \(name)"
        + (previews.isEmpty
          ? "; there are none" : "; there are \(previews.joined(separator: ", "))")
    case .unexpectedReply: "the reply is not an answer to the request"
    }
  }
}
