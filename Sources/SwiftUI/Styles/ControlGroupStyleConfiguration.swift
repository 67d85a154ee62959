/// What a group of controls is made from.
public struct ControlGroupStyleConfiguration {
  /// What a group is labelled with.
  public nonisolated struct Label: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// The controls of a group.
  public nonisolated struct Content: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// The label.
  public let label: Label

  /// The controls.
  public let content: Content
}
