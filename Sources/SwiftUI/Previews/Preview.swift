/// A view to be looked at while it is written.
public struct Preview {
  /// Marks the traits that a preview of a view can have.
  public enum ViewTraits {}

  /// The name that was given to the preview.
  public let name: String?
  /// How the view is to be shown.
  package let traits: [PreviewTrait<ViewTraits>]
  /// Makes the view.
  package let body: @MainActor () -> any View

  /// Makes a preview.
  public init(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    traits = []
    self.body = body
  }

  /// Makes a preview that is shown in a particular way.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>,
    _ additionalTraits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = [traits] + additionalTraits
    self.body = body
  }

  /// The view with its traits.
  @MainActor package var view: AnyView {
    func erase(_ view: some View) -> AnyView { AnyView(view) }
    return traits.reduce(erase(body())) { $1.apply(to: $0) }
  }
}
