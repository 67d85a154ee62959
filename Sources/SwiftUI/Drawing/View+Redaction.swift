import Foundation

extension View {
  /// Hides what is private, or shows it again.
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
    recorded("privacySensitive")
  }

  /// Shows the view as a mere outline.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    environmentValue(reason, as: Effect("redacted", [reason.description])) {
      $0.redactionReasons.insert($1)
    }
  }

  /// Shows the view as it is again.
  public nonisolated func unredacted() -> some View {
    environmentValue(RedactionReasons(), as: Effect("unredacted")) { $0.redactionReasons = $1 }
  }
}
