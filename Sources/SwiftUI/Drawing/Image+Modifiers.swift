extension Image {
  /// How an image fills more room than it has.
  public nonisolated enum ResizingMode: Sendable {
    case tile, stretch
  }

  /// How an image is drawn.
  public nonisolated enum TemplateRenderingMode: Sendable {
    case template, original
  }

  /// How large a symbol is next to text.
  public nonisolated enum Scale: Sendable {
    case small, medium, large
  }

  /// How smooth an image is when it is larger than it was made.
  public nonisolated enum Interpolation: Sendable {
    case none, low, medium, high
  }

  /// How much of light and dark an image may have.
  public nonisolated struct DynamicRange: Hashable, Sendable {
    private let name: String
    /// What every screen can show.
    public static let standard = DynamicRange(name: "standard")
    /// Some more than every screen can show.
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    /// As much as there is.
    public static let high = DynamicRange(name: "high")
  }

  /// Lets the image take the room it is given.
  public nonisolated func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    adding("resizable")
  }

  /// Says whether the image keeps its colours.
  public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    adding("renderingMode", renderingMode.map { ".\($0)" } ?? "nil")
  }

  /// Says how smooth the image is.
  public nonisolated func interpolation(_ interpolation: Interpolation) -> Image {
    adding("interpolation", ".\(interpolation)")
  }

  /// Says whether edges are smoothed.
  public nonisolated func antialiased(_ isAntialiased: Bool) -> Image {
    adding("antialiased", "\(isAntialiased)")
  }

  /// Says how the layers of a symbol are coloured.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    adding("symbolRenderingMode", mode?.description ?? "nil")
  }

  /// Says how much of light and dark the image may have.
  public nonisolated func allowedDynamicRange(_ range: DynamicRange?) -> Image {
    adding("allowedDynamicRange")
  }
}
