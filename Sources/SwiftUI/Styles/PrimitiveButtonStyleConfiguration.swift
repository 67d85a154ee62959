/// What a button is made from.
public struct PrimitiveButtonStyleConfiguration {
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

  let action: () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}
