import Foundation
import GradingWire
import SwiftUIHost

/// Remembers what the learner's program was asked last, and what it answered.
struct Observer {
  /// The last request as source.
  private(set) var request: String?

  /// What the last answer that showed something was.
  private(set) var observation: JudgeReport.Observation?

  /// How many elements of a screen are kept.
  private static let mostElements = 30

  mutating func asked(_ action: SubjectRequest.Action) {
    switch action {
    case .call(let probe, let arguments): request = Self.call(probe, arguments)
    case .mount(let probe): request = Self.call(probe, [])
    case .screen(_, let text):
      let asked = try? JSONDecoder().decode(ScreenRequest.self, from: Data(text.utf8))
      guard case .perform(let action, let query) = asked else { return }
      request = Self.source(of: action, on: query)
    }
  }

  mutating func answered(_ action: SubjectRequest.Action, _ value: Any) {
    switch action {
    case .call(let probe, let arguments):
      observation = .gave(call: Self.call(probe, arguments), value: Self.source(of: value))
    case .mount: observation = nil
    case .screen:
      guard let text = value as? String,
        let reply = try? JSONDecoder().decode(ScreenReply.self, from: Data(text.utf8))
      else { return }
      observation = Self.observation(of: reply)
    }
  }

  private static func observation(of reply: ScreenReply) -> JudgeReport.Observation? {
    if case .failure(let error) = reply {
      return ScreenRefusal(error).map(JudgeReport.Observation.refused)
    }
    guard case .elements(let elements) = reply else { return nil }
    return .shown(
      elements.prefix(mostElements).map { element in
        let name =
          element.label.isEmpty ? "\(element.kind)" : "\(element.kind) \"\(element.label)\""
        return JudgeReport.Element(
          name: name, value: element.value, isEnabled: element.isEnabled)
      })
  }

  /// The action as a check writes it.
  private static func source(of action: ElementAction, on query: ElementQuery) -> String {
    let verbs: [ElementAction: String] = [
      .tap: "tap", .increment: "increment", .decrement: "decrement",
    ]
    let verb = verbs[action] ?? "\(action)"
    return "\(verb)(\(query.label.map(String.init(reflecting:)) ?? "\(query)"))"
  }

  /// `energies(from:resting:)` with its arguments.
  private static func call(_ probe: String, _ arguments: [Any]) -> String {
    let base = probe.prefix { $0 != "(" }
    let labels = probe.dropFirst(base.count + 1).split(separator: ":").map(String.init)
    let parts = zip(labels, arguments).map { label, argument in
      (label == "_" ? "" : "\(label): ") + source(of: argument)
    }
    return "\(base)(\(parts.joined(separator: ", ")))"
  }

  /// A value as Swift source, as far as its own description tells.
  private static func source(of value: Any) -> String {
    if let text = value as? String { return String(reflecting: text) }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return "\(value)" }
    return mirror.children.first.map { source(of: $0.value) } ?? "nil"
  }
}

extension ScreenRefusal {
  /// The reasons that learners often meet; nil for others, which are said in the screen's own words.
  fileprivate init?(_ error: ScreenError) {
    switch error {
    case .notFound(let query, let shown): self = .missing("\(query)", shown: shown)
    case .ambiguous(let query, let matches): self = .ambiguous("\(query)", matches: matches)
    case .disabled(let element, let reason): self = .disabled(element, by: reason)
    case .unreachable(let element, let reason): self = .unreachable(element, reason: reason)
    case .unsupported(let element, let action): self = .unresponsive(element, action: "\(action)")
    default: return nil
    }
  }
}
