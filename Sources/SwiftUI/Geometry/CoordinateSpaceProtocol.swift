/// Stands for a space in which places are counted.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The whole screen.
public nonisolated struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes it.
  public init() {}
  /// The whole screen.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The view itself.
public nonisolated struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  /// Makes it.
  public init() {}
  /// The view itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// A space with a name.
public nonisolated struct NamedCoordinateSpace: CoordinateSpaceProtocol, CustomStringConvertible {
  let name: AnyHashable
  /// The space.
  public var coordinateSpace: CoordinateSpace { .named(name) }
  /// The name as it is written in code.
  public var description: String { ".named(\(name))" }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The whole screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// A space with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The nearest view that scrolls.
  public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: "scrollView") }

  /// The nearest view that scrolls in a direction.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .scrollView }
}
