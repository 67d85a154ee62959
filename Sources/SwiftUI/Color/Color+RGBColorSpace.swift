extension Color {
  /// How the parts of a colour are meant.
  public nonisolated enum RGBColorSpace: Sendable, Hashable {
    case sRGB, sRGBLinear, displayP3
  }
}
