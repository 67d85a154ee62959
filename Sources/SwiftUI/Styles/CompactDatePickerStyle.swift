/// A date picker as the platform knows it: compact.
public nonisolated struct CompactDatePickerStyle: DatePickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// A date picker as the platform knows it: compact.
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
