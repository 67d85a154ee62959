/// What a group box is made from.
public struct GroupBoxStyleConfiguration {
  /// What a box is labelled with.
  public nonisolated struct Label: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// What is in a box.
  public nonisolated struct Content: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// The label.
  public let label: Label

  /// What is in the box.
  public let content: Content
}
