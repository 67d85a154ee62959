/// What a toggle is made from.
public struct ToggleStyleConfiguration {
  /// What a toggle is labelled with.
  public nonisolated struct Label: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// The label.
  public let label: Label

  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  /// Whether some of the values behind the toggle are on and some are not.
  public var isMixed = false
}
