/// What becomes of a form where people read from right to left.
public nonisolated enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays.
  case fixed
  /// It is mirrored where people read in a direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored where people read from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension View {
  /// Says what becomes of the view where people read from right to left.
  public nonisolated func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View
  {
    recorded("layoutDirectionBehavior")
  }
}
