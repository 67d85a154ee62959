/// What a gauge is made from.
public struct GaugeStyleConfiguration {
  /// What is measured.
  public nonisolated struct Label: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// The value in words.
  public nonisolated struct CurrentValueLabel: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// The lower end in words.
  public nonisolated struct MinimumValueLabel: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// The upper end in words.
  public nonisolated struct MaximumValueLabel: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// Values along the way in words.
  public nonisolated struct MarkedValueLabels: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// Where the value is, from 0 to 1.
  public let value: Double

  /// What is measured.
  public let label: Label

  /// The value in words.
  public let currentValueLabel: CurrentValueLabel?

  /// The lower end in words.
  public let minimumValueLabel: MinimumValueLabel?

  /// The upper end in words.
  public let maximumValueLabel: MaximumValueLabel?

  /// Values along the way in words.
  public let markedValueLabels: MarkedValueLabels?
}
