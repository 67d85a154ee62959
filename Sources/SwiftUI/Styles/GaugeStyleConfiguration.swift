/// What a gauge is made from.
public struct GaugeStyleConfiguration {
  /// What is measured.
  public nonisolated struct Label: View, PrimitiveView {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView

    func update(_ node: Node) { node.updateChild(0, content) }
  }

  /// The value in words.
  public nonisolated struct CurrentValueLabel: View, PrimitiveView {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView

    func update(_ node: Node) { node.updateChild(0, content) }
  }

  /// The lower end in words.
  public nonisolated struct MinimumValueLabel: View, PrimitiveView {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView

    func update(_ node: Node) { node.updateChild(0, content) }
  }

  /// The upper end in words.
  public nonisolated struct MaximumValueLabel: View, PrimitiveView {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView

    func update(_ node: Node) { node.updateChild(0, content) }
  }

  /// Values along the way in words.
  public nonisolated struct MarkedValueLabels: View, PrimitiveView {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView

    func update(_ node: Node) { node.updateChild(0, content) }
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
