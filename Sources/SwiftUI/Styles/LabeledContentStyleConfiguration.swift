/// What a labelled content is made from.
public struct LabeledContentStyleConfiguration {
  /// What content is labelled with.
  public nonisolated struct Label: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// What is labelled.
  public nonisolated struct Content: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// The label.
  public let label: Label

  /// What is labelled.
  public let content: Content
}
