/// The flags that may stand behind `swift` on a fence.
enum SnippetFlag: String, CaseIterable {
  case fails, traps, run, blank, predict, which, choose, decides, sketch
  case `in`, env, before, after, hidden

  /// A value to show to an author who left it out; nil for a flag that takes none.
  var valueExample: String? {
    switch self {
    case .fails: "\"cannot find 'x' in scope\""
    case .sketch: "\"why it is not proven\""
    case .in: "Pet"
    case .env: "final"
    case .traps, .run, .blank, .predict, .which, .choose, .decides, .before, .after, .hidden: nil
    }
  }
}
