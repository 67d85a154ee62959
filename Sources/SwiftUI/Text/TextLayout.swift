import Foundation

extension Text {
  /// Where the lines of a text are; without fonts there are none.
  public nonisolated struct Layout: RandomAccessCollection, Equatable, Sendable {
    private let lines: [Line] = []

    /// The first position.
    public var startIndex: Int { 0 }
    /// The position after the last.
    public var endIndex: Int { lines.count }
    /// The line at a position.
    public subscript(index: Int) -> Line { lines[index] }
    /// Whether the text had to be cut off.
    public var isTruncated: Bool { false }

    /// How something of a text is drawn.
    public struct DrawingOptions: OptionSet, Sendable {
      /// The options as bits.
      public let rawValue: UInt32
      /// Makes options of their bits.
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// On whole points.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// Where something of a text is.
    public struct TypographicBounds: Equatable, Sendable {
      /// Where the line stands, at its left end.
      public var origin = CGPoint.zero
      /// The width.
      public var width: CGFloat = 0
      /// The height above the line.
      public var ascent: CGFloat = 0
      /// The depth below the line.
      public var descent: CGFloat = 0
      /// The room below.
      public var leading: CGFloat = 0
      /// The rectangle around all of it.
      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// A line of a text.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
      private let runs: [Run] = []

      /// Where the line stands, at its left end.
      public var origin = CGPoint.zero
      /// Where the line is.
      public var typographicBounds: TypographicBounds { TypographicBounds(origin: origin) }
      /// The first position.
      public var startIndex: Int { 0 }
      /// The position after the last.
      public var endIndex: Int { runs.count }
      /// The run at a position.
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// A part of a line whose characters look alike.
    public struct Run: RandomAccessCollection, Equatable, Sendable {
      private let slices: [RunSlice] = []

      /// Where the run is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// Which way the run is read.
      public var layoutDirection: LayoutDirection { .leftToRight }
      /// The first position.
      public var startIndex: Int { 0 }
      /// The position after the last.
      public var endIndex: Int { slices.count }
      /// The slice at a position.
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// The attribute of a type that the text was given.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// A part of a run.
    public struct RunSlice: Equatable, Sendable {
      /// Where the slice is.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The attribute of a type that the text was given.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }
  }
}
