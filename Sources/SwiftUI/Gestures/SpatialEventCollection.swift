import Foundation

/// What touches a view at a moment.
public nonisolated struct SpatialEventCollection: Collection, Sendable {
  /// One thing that touches a view.
  public struct Event: Identifiable, Hashable, Sendable {
    /// What tells one thing from the others for as long as it touches.
    public struct ID: Hashable, Sendable {
      let number: Int
    }

    /// What touches.
    public enum Kind: Hashable, Sendable { case touch, directPinch, indirectPinch, pointer, pencil }

    /// How far it has come.
    public enum Phase: Hashable, Sendable { case active, ended, cancelled }

    /// How something is held.
    public struct InputDevicePose: Hashable, Sendable {
      /// How much it stands up.
      public var altitude: Angle
      /// Where it points to.
      public var azimuth: Angle
    }

    /// What tells it from the others.
    public var id: ID
    /// When it was so, in seconds.
    public var timestamp: TimeInterval
    /// What touches.
    public var kind: Kind
    /// The place.
    public var location: CGPoint
    /// How far it has come.
    public var phase: Phase
    /// The keys that are held down.
    public var modifierKeys: EventModifiers = []
    /// How it is held; nil where that is not known.
    public var inputDevicePose: InputDevicePose?

    /// Goes by what tells it from the others, and when it was so.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(id)
      hasher.combine(timestamp)
    }
  }

  /// A position in the collection.
  public struct Index: Comparable, Sendable {
    let offset: Int

    /// Whether one comes before the other.
    public static func < (lhs: Index, rhs: Index) -> Bool { lhs.offset < rhs.offset }
  }

  let events: [Event]

  /// The first position.
  public var startIndex: Index { Index(offset: 0) }
  /// The position behind the last.
  public var endIndex: Index { Index(offset: events.count) }
  /// The next position.
  public func index(after i: Index) -> Index { Index(offset: i.offset + 1) }
  /// What touches at a position.
  public subscript(position: Index) -> Event { events[position.offset] }
  /// What touches under an identity.
  public subscript(index: Event.ID) -> Event? { events.first { $0.id == index } }
}

extension SpatialEventCollection: Equatable {
  /// Whether the same things touch in the same way.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.events == rhs.events }
}
