/// Data for the script.
enum ScriptValue: Sendable {
  case text(String)
  case number(Int)
  case list([ScriptValue])

  /// Values by their names, in the order in which they are written.
  case record([(name: String, value: ScriptValue)])

  /// A record of texts in the order of their names.
  static func texts(_ texts: [String: String]) -> ScriptValue {
    .record(texts.sorted { $0.key < $1.key }.map { (name: $0.key, value: .text($0.value)) })
  }
}
