/// How much a dialog matters.
public nonisolated struct DialogSeverity: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Something may be lost.
  public static let critical = DialogSeverity(name: "critical")
  /// Nothing much.
  public static let standard = DialogSeverity(name: "standard")
}

extension View {
  /// Says how much dialogs matter.
  public nonisolated func dialogSeverity(_ severity: DialogSeverity) -> some View {
    recorded("dialogSeverity")
  }

  /// Lets a person keep a dialog from coming again.
  public nonisolated func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    recorded("dialogSuppressionToggle")
  }

  /// Lets a person keep a dialog from coming again.
  public nonisolated func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    recorded("dialogSuppressionToggle")
  }
}
