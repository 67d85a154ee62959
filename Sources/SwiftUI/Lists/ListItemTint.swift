/// How what stands in a row of a list is coloured.
public nonisolated struct ListItemTint: Sendable, CustomStringConvertible {
  /// The tint as it is written in code.
  public let description: String

  /// In a colour, whatever the system prefers.
  public static func fixed(_ tint: Color) -> ListItemTint {
    ListItemTint(description: ".fixed(\(tint.name))")
  }

  /// In a colour, unless the system prefers another.
  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(description: ".preferred(\(tint.name))")
  }

  /// Without colours.
  public static let monochrome = ListItemTint(description: ".monochrome")
}

extension View {
  /// Says how what stands in a row is coloured.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    recorded("listItemTint", tint?.description ?? "nil")
  }

  /// Gives every other row another background.
  public nonisolated func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    recorded("alternatingRowBackgrounds")
  }
}
