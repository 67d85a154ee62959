/// What a disclosure group is made from.
public struct DisclosureGroupStyleConfiguration {
  /// What a group is labelled with.
  public nonisolated struct Label: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// What is folded away.
  public nonisolated struct Content: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// The label.
  public let label: Label

  /// What is folded away.
  public let content: Content

  /// Whether the group is open.
  @Binding public var isExpanded: Bool
}
