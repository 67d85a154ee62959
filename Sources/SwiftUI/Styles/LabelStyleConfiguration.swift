/// What a label is made from.
public struct LabelStyleConfiguration {
  /// The words of a label.
  public nonisolated struct Title: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// The picture of a label.
  public nonisolated struct Icon: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// The words.
  public let title: Title

  /// The picture.
  public let icon: Icon
}
