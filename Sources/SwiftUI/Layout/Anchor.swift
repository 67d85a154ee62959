import Foundation

/// A place or a rectangle in a view, to be read from outside.
public nonisolated struct Anchor<Value> {
  let value: Value

  /// Where an anchor is.
  public struct Source {
    let value: Value
  }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {}

extension Anchor.Source where Value == CGRect {
  /// The whole view.
  public nonisolated static var bounds: Anchor<CGRect>.Source {
    .init(value: CGRect(origin: .zero, size: ScreenSize.current))
  }
  /// A rectangle of the view.
  public nonisolated static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { .init(value: r) }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view.
  public nonisolated static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { .init(value: p) }
  /// A point of the view in parts of its size.
  public nonisolated static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    .init(
      value: CGPoint(
        x: p.x * ScreenSize.current.width, y: p.y * ScreenSize.current.height))
  }
  /// The place of this name.
  public nonisolated static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The place of this name.
  public nonisolated static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The place of this name.
  public nonisolated static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The place of this name.
  public nonisolated static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The place of this name.
  public nonisolated static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The place of this name.
  public nonisolated static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The place of this name.
  public nonisolated static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The place of this name.
  public nonisolated static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The place of this name.
  public nonisolated static var bottomTrailing: Anchor<CGPoint>.Source {
    unitPoint(.bottomTrailing)
  }
}

extension View {
  /// Changes a preference by where the view is.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    transformPreference(key) { transform(&$0, Anchor(value: value.value)) }
  }
}
