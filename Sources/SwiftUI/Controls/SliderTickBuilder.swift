/// Builds the marks along a slider.
@resultBuilder
public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Takes a mark as it is.
  public static func buildExpression(_ tick: SliderTick<V>) -> [SliderTick<V>] { [tick] }
  /// Puts marks together.
  public static func buildBlock(_ ticks: [SliderTick<V>]...) -> [SliderTick<V>] {
    ticks.flatMap { $0 }
  }
  /// Builds an `if` without `else`.
  public static func buildOptional(_ ticks: [SliderTick<V>]?) -> [SliderTick<V>] { ticks ?? [] }
  /// Builds the first branch of a choice.
  public static func buildEither(first ticks: [SliderTick<V>]) -> [SliderTick<V>] { ticks }
  /// Builds the second branch of a choice.
  public static func buildEither(second ticks: [SliderTick<V>]) -> [SliderTick<V>] { ticks }
}
