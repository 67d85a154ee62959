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
  /// With something around the preview, as soon as what previews share is made.
  @MainActor public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait {
    PreviewTrait("modifier(\(M.self))") {
      AnyView(ModifiedPreview(preview: $0, modifier: modifier))
    }
  }
}

/// Waits for what previews share, and shows a preview with it.
private struct ModifiedPreview<M: PreviewModifier>: View {
  let preview: AnyView
  let modifier: M
  @State private var context = () as? M.Context

  var body: some View {
    if let context {
      modifier.body(content: preview, context: context)
    } else {
      Color.clear.task { context = try? await M.makeSharedContext() }
    }
  }
}
