/// What starts a submission.
public nonisolated struct SubmitTriggers: OptionSet, Sendable {
  /// The triggers as bits.
  public let rawValue: Int
  /// Makes triggers of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A field for text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A field for searching.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Does something when a field in the view is finished.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping (() -> Void)
  ) -> some View {
    environmentValue(action) { $0.submitActions.append($1) }
  }

  /// Keeps submissions in the view from what is outside.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    environmentValue(isBlocking) { if $1 { $0.submitActions = [] } }
  }
}
