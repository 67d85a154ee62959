/// A list as the platform knows it: grouped.
public nonisolated struct GroupedListStyle: ListStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// A list as the platform knows it: grouped.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
