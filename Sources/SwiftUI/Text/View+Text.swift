import Foundation

extension View {
  /// Makes text bold or not.
  @_disfavoredOverload
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    recorded("bold", isActive ? nil : "false")
  }

  /// Makes text italic or not.
  @_disfavoredOverload
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    recorded("italic", isActive ? nil : "false")
  }

  /// Sets the weight of text.
  @_disfavoredOverload
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    recorded("fontWeight", weight?.description ?? "nil")
  }

  /// Sets the width of letters.
  @_disfavoredOverload
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    recorded("fontWidth")
  }

  /// Sets the design of letters.
  @_disfavoredOverload
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    recorded("fontDesign", design?.description ?? "nil")
  }

  /// Gives all letters the same width.
  @_disfavoredOverload
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    recorded("monospaced")
  }

  /// Gives all digits the same width.
  @_disfavoredOverload
  public nonisolated func monospacedDigit() -> some View {
    recorded("monospacedDigit")
  }

  /// Draws a line through text.
  @_disfavoredOverload
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    recorded("strikethrough", isActive ? nil : "false")
  }

  /// Draws a line under text.
  @_disfavoredOverload
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    recorded("underline", isActive ? nil : "false")
  }

  /// Sets the room between letters.
  @_disfavoredOverload
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    recorded("kerning", ArgumentText.of(kerning))
  }

  /// Sets the room between letters.
  @_disfavoredOverload
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    recorded("tracking", ArgumentText.of(tracking))
  }

  /// Moves text up.
  @_disfavoredOverload
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    recorded("baselineOffset", ArgumentText.of(baselineOffset))
  }

  /// Says where the lines of a text are.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environmentValue(alignment, as: Effect("multilineTextAlignment", [".\(alignment)"])) {
      $0.multilineTextAlignment = $1
    }
  }

  /// Says how many lines a text may have.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environmentValue(number, as: Effect("lineLimit", [number.map(String.init) ?? "nil"])) {
      $0.lineLimit = $1
    }
  }

  /// Says how many lines a text may have.
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    recorded("lineLimit", "\(limit.lowerBound)...")
  }

  /// Says how many lines a text may have.
  public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Says how many lines a text may have.
  public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Says how many lines a text may have, and whether it takes their room.
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit)
  }

  /// Sets the room between lines.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environmentValue(lineSpacing, as: Effect("lineSpacing", [ArgumentText.number(lineSpacing)])) {
      $0.lineSpacing = $1
    }
  }

  /// Says where text that is too long is cut.
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environmentValue(mode, as: Effect("truncationMode", [".\(mode)"])) { $0.truncationMode = $1 }
  }

  /// Says how small text may become.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environmentValue(factor, as: Effect("minimumScaleFactor", [ArgumentText.number(factor)])) {
      $0.minimumScaleFactor = $1
    }
  }

  /// Says whether letters may come closer.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    environmentValue(flag, as: Effect("allowsTightening", ["\(flag)"])) { $0.allowsTightening = $1 }
  }

  /// Changes letters into capital or small ones.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environmentValue(textCase, as: Effect("textCase", [textCase.map { ".\($0)" } ?? "nil"])) {
      $0.textCase = $1
    }
  }

  /// Makes text smaller or not.
  @_disfavoredOverload
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    recorded("textScale")
  }

  /// Says whether text can be selected.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    recorded("textSelection", S.allowsSelection ? ".enabled" : ".disabled")
  }

  /// Says how large text may be.
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environmentValue(size, as: Effect("dynamicTypeSize", [".\(size)"])) { $0.dynamicTypeSize = $1 }
  }

  /// Says how large text may be.
  public nonisolated func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    recorded("dynamicTypeSize")
  }

  /// Says which keyboard comes up.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    recorded("keyboardType", type.description)
  }

  /// Says what kind of text is written.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    recorded("textContentType", textContentType?.description ?? "nil")
  }

  /// Says when letters become capital by themselves.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    recorded("textInputAutocapitalization", autocapitalization?.description ?? "nil")
  }

  /// Says when letters become capital by themselves.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    recorded("autocapitalization", style.description)
  }

  /// Says whether words are corrected.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    recorded("autocorrectionDisabled", disable ? nil : "false")
  }

  /// Says whether words are corrected.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    recorded("disableAutocorrection", disable.map(String.init) ?? "nil")
  }

  /// Says what the return key says.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    recorded("submitLabel", submitLabel.description)
  }

  /// Says whether something can be found in text.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
    recorded("findNavigator")
  }

  /// Says whether text can be found.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("findDisabled")
  }

  /// Says whether text can be replaced.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    recorded("replaceDisabled")
  }

  /// Says how text is typeset.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true)
    -> some View
  {
    recorded("typesettingLanguage")
  }

  /// Says whether the system offers to write.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    recorded("writingToolsBehavior")
  }
}
