extension Color {
  /// The same colour.
  public init(_ color: Color) { self = color }
}
