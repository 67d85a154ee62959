import Foundation

extension View {
  /// Says how large symbols are next to text.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View {
    recorded("imageScale", ".\(scale)")
  }

  /// Says how the layers of symbols are coloured.
  @_disfavoredOverload
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    recorded("symbolRenderingMode", mode?.description ?? "nil")
  }

  /// Chooses other drawings of symbols.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
    recorded("symbolVariant", variant.name)
  }

  /// Moves a symbol.
  public nonisolated func symbolEffect<E: SymbolEffect & IndefiniteSymbolEffect>(
    _ effect: E, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    recorded("symbolEffect", String(describing: effect))
  }

  /// Moves a symbol whenever a value changes.
  public nonisolated func symbolEffect<E: SymbolEffect & DiscreteSymbolEffect, V: Equatable>(
    _ effect: E, options: SymbolEffectOptions = .default, value: V
  ) -> some View {
    recorded("symbolEffect", String(describing: effect))
  }

  /// Says how smooth the moves of symbols are.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    recorded("symbolEffectsRemoved")
  }

  /// Says how much of light and dark images may have.
  @_disfavoredOverload
  public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    recorded("allowedDynamicRange")
  }
}
