/// What gives a slider marks.
public nonisolated protocol SliderTickContent<TickValue> {
  /// What the marks stand at.
  associatedtype TickValue: BinaryFloatingPoint
  /// The marks.
  var ticks: [SliderTick<TickValue>] { get }
}

nonisolated extension SliderTick: SliderTickContent {
  /// The mark itself.
  public var ticks: [SliderTick] { [self] }
}

/// A mark along a slider for each element of a collection.
public nonisolated struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  /// The marks.
  public let ticks: [SliderTick<Content.TickValue>]

  /// Makes marks for the elements.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content
  ) {
    ticks = data.flatMap { content($0).ticks }
  }

  /// Makes marks for the elements.
  public init(_ data: Data, content: (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    ticks = data.flatMap { content($0).ticks }
  }
}

nonisolated extension SliderTickBuilder {
  /// Takes marks as they are.
  public static func buildExpression(_ content: some SliderTickContent<V>) -> [SliderTick<V>] {
    content.ticks
  }
}
