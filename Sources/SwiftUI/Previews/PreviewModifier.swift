/// Puts something around previews, such as sample data that several previews share.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What previews share.
  associatedtype Context = Void
  /// The type of the view around the preview.
  associatedtype Body: View
  /// The preview.
  typealias Content = AnyView

  /// Makes what previews share.
  static func makeSharedContext() async throws -> Context

  /// The view around the preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// With something around the preview; without a canvas it is kept and has no effect.
  public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
    PreviewTrait(description: "modifier(\(M.self))")
  }
}
