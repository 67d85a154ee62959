import Foundation

/// The room a view has, and where it is.
public nonisolated struct GeometryProxy: Sendable {
  /// The size in points.
  public var size: CGSize { ScreenSize.current }
  /// What bars and the like take.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Where the view is in a space.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    CGRect(origin: .zero, size: size)
  }

  /// Where the view is in a space.
  @_disfavoredOverload
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// How much of a space is seen.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { frame(in: .global) }

  /// Where an anchor is.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value }
}

extension View {
  /// Does something with a value that goes by the room the view has, at first and when it changes.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    onAppear { action(transform(GeometryProxy())) }
  }

  /// Does something with the values before and after the room the view has changes; at first they are the same.
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    onAppear {
      let value = transform(GeometryProxy())
      action(value, value)
    }
  }
}
