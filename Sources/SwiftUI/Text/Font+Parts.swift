import Foundation

extension Font {
  /// What a text is.
  public nonisolated enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2, extraLargeTitle, extraLargeTitle2
  }

  /// How much room there is between lines.
  public nonisolated enum Leading: Sendable {
    case standard, tight, loose
  }

  /// How letters are designed.
  public nonisolated enum Design: Hashable, Sendable, CustomStringConvertible {
    case `default`, serif, rounded, monospaced

    /// The design as it is written in code.
    public var description: String {
      switch self {
      case .default: ".default"
      case .serif: ".serif"
      case .rounded: ".rounded"
      case .monospaced: ".monospaced"
      }
    }
  }

  /// How heavy letters are.
  public nonisolated struct Weight: Hashable, Sendable, CustomStringConvertible {
    /// The weight as it is written in code.
    public let description: String

    /// As light as can be.
    public static let ultraLight = Weight(description: ".ultraLight")
    /// Very light.
    public static let thin = Weight(description: ".thin")
    /// Light.
    public static let light = Weight(description: ".light")
    /// As usual.
    public static let regular = Weight(description: ".regular")
    /// A little heavy.
    public static let medium = Weight(description: ".medium")
    /// Half bold.
    public static let semibold = Weight(description: ".semibold")
    /// Bold.
    public static let bold = Weight(description: ".bold")
    /// Heavy.
    public static let heavy = Weight(description: ".heavy")
    /// As heavy as can be.
    public static let black = Weight(description: ".black")
  }

  /// How wide letters are.
  public nonisolated struct Width: Hashable, Sendable {
    /// The width, from -1 to 1.
    public var value: CGFloat
    /// Makes a width.
    public init(_ value: CGFloat) { self.value = value }
    /// Narrow.
    public static let compressed = Width(-0.4)
    /// A little narrow.
    public static let condensed = Width(-0.2)
    /// As usual.
    public static let standard = Width(0)
    /// Wide.
    public static let expanded = Width(0.2)
  }
}
