import Foundation

extension Edge {
  /// A corner of a rectangle.
  public nonisolated enum Corner: UInt8, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// Several corners.
    public struct Set: OptionSet, Sendable {
      /// The corners as bits.
      public let rawValue: UInt8

      /// Makes a set of its bits.
      public init(rawValue: UInt8) { self.rawValue = rawValue }

      /// Makes a set of one corner.
      public init(_ corner: Corner) { rawValue = 1 << corner.rawValue }

      /// The top leading corner.
      public static let topLeading = Set(.topLeading)
      /// The top trailing corner.
      public static let topTrailing = Set(.topTrailing)
      /// The bottom leading corner.
      public static let bottomLeading = Set(.bottomLeading)
      /// The bottom trailing corner.
      public static let bottomTrailing = Set(.bottomTrailing)
      /// Both corners at the top.
      public static let top: Set = [.topLeading, .topTrailing]
      /// Both corners at the leading side.
      public static let leading: Set = [.topLeading, .bottomLeading]
      /// Both corners at the bottom.
      public static let bottom: Set = [.bottomLeading, .bottomTrailing]
      /// Both corners at the trailing side.
      public static let trailing: Set = [.topTrailing, .bottomTrailing]
      /// All corners.
      public static let all: Set = [.top, .bottom]
    }
  }
}
