/// What a button is made from.
public struct ButtonStyleConfiguration {
  /// What a button is labelled with.
  public nonisolated struct Label: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// What the button is for, where that matters.
  public let role: ButtonRole?

  /// The label.
  public let label: Label

  /// Whether the button is being pressed.
  public let isPressed: Bool
}
