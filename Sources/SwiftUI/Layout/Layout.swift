import Foundation

/// Says where views go; without a screen it is kept, and nothing is placed.
public protocol Layout: Animatable, Sendable {
  /// What is kept from one placing to the next.
  associatedtype Cache = Void
  /// The views to be placed.
  typealias Subviews = LayoutSubviews

  /// What is known of the layout.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings up to date what is kept.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The room around the whole.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The size of the whole.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the views.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}

extension Layout {
  /// Nothing special.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes it anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// As usual.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Puts views into the layout.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutContainer(name: String(describing: Self.self), content: content())
  }
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// Views in a layout.
nonisolated struct LayoutContainer<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let name: String
  let content: Content

  func update(_ node: Node) { node.updateChild(0, content) }

  func elements(_ node: Node) -> [Element] { node.container(.layout, name) }
}
