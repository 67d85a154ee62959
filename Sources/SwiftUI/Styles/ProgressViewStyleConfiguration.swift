/// What a progress view is made from.
public struct ProgressViewStyleConfiguration {
  /// What is being done.
  public nonisolated struct Label: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// How much is done, in words.
  public nonisolated struct CurrentValueLabel: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// How much is done, from 0 to 1, or nil where nobody knows.
  public let fractionCompleted: Double?

  /// What is being done.
  public let label: Label?

  /// How much is done, in words.
  public let currentValueLabel: CurrentValueLabel?
}
