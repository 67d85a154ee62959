/// The name of a device for a preview.
public nonisolated struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a device of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a device of its name.
  public init(stringLiteral value: String) { rawValue = value }
}
