/// How a form is filled where its outline crosses itself.
public nonisolated struct FillStyle: Equatable, Sendable {
  /// Whether what is inside twice counts as outside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style of filling.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
