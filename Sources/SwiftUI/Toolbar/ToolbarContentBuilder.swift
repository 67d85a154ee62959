/// Builds the content of a toolbar.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Takes content as it is.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

  /// Passes a single piece through.
  public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }

  /// Puts pieces one after another.
  @_disfavoredOverload
  public static func buildBlock<each C: ToolbarContent>(
    _ content: repeat each C
  ) -> ToolbarParts {
    ToolbarParts(
      view: AnyView(TupleView((repeat ToolbarContentView<each C>(each content)))))
  }

  /// Builds an `if` without `else`.
  public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }

  /// Builds the first branch of a choice.
  public static func buildEither<T: ToolbarContent>(first: T) -> ToolbarParts {
    ToolbarParts(view: AnyView(ToolbarContentView<T>(first)))
  }

  /// Builds the second branch of a choice.
  public static func buildEither<F: ToolbarContent>(second: F) -> ToolbarParts {
    ToolbarParts(view: AnyView(ToolbarContentView<F>(second)))
  }

  /// Builds what is only there in some versions of a system.
  public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> ToolbarParts {
    ToolbarParts(view: AnyView(ToolbarContentView<C>(content)))
  }
}
