import Foundation

extension Text {
  /// Makes the text bold.
  public nonisolated func bold() -> Text { adding("bold") }

  /// Makes the text bold or not.
  public nonisolated func bold(_ isActive: Bool) -> Text { isActive ? adding("bold") : self }

  /// Makes the text italic.
  public nonisolated func italic() -> Text { adding("italic") }

  /// Makes the text italic or not.
  public nonisolated func italic(_ isActive: Bool) -> Text { isActive ? adding("italic") : self }

  /// Sets the weight of the text.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> Text {
    adding("fontWeight", weight?.description ?? "nil")
  }

  /// Sets the width of the letters.
  public nonisolated func fontWidth(_ width: Font.Width?) -> Text { adding("fontWidth") }

  /// Sets the design of the letters.
  public nonisolated func fontDesign(_ design: Font.Design?) -> Text {
    adding("fontDesign", design?.description ?? "nil")
  }

  /// Gives all letters the same width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? adding("monospaced") : self
  }

  /// Gives all digits the same width.
  public nonisolated func monospacedDigit() -> Text { adding("monospacedDigit") }

  /// Draws a line through the text.
  public nonisolated func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? adding("strikethrough") : self
  }

  /// Draws a line through the text.
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { isActive ? adding("strikethrough") : self }

  /// Draws a line under the text.
  public nonisolated func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? adding("underline") : self
  }

  /// Draws a line under the text.
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { isActive ? adding("underline") : self }

  /// Sets the room between letters.
  public nonisolated func kerning(_ kerning: CGFloat) -> Text {
    adding("kerning", ArgumentText.of(kerning))
  }

  /// Sets the room between letters.
  public nonisolated func tracking(_ tracking: CGFloat) -> Text {
    adding("tracking", ArgumentText.of(tracking))
  }

  /// Moves the text up.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    adding("baselineOffset", ArgumentText.of(baselineOffset))
  }

  /// Colours the text.
  public nonisolated func foregroundColor(_ color: Color?) -> Text {
    adding("foregroundColor", color?.name ?? "nil")
  }

  /// Colours the text.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    adding("foregroundStyle", style.styleName)
  }

  /// Makes the text smaller or not.
  public nonisolated func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? adding("textScale", "\(scale)") : self
  }

  /// Says how the text is spoken.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// How large a text is next to others.
  public nonisolated struct Scale: Hashable, Sendable {
    fileprivate let name: String
    /// As usual.
    public static let `default` = Scale(name: "default")
    /// Smaller.
    public static let secondary = Scale(name: "secondary")
  }

  /// How a line is drawn.
  public nonisolated struct LineStyle: Hashable, Sendable {
    /// What a line is made of.
    public enum Pattern: Sendable { case solid, dot, dash, dashDot, dashDotDot }

    let pattern: Pattern

    /// Makes a style of lines.
    public init(pattern: Pattern = .solid, color: Color? = nil) { self.pattern = pattern }

    /// One line.
    public static let single = LineStyle()
  }

  /// Where text that is too long is cut.
  public nonisolated enum TruncationMode: Sendable {
    case head, tail, middle
  }

  /// Whether letters are changed into capital or small ones.
  public nonisolated enum Case: Sendable {
    case uppercase, lowercase
  }
}

extension Text.Scale: CustomStringConvertible {
  /// The size as it is written in code.
  public nonisolated var description: String { ".\(name)" }
}
