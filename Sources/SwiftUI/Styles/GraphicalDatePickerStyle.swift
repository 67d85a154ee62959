/// A date picker as the platform knows it: graphical.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A date picker as the platform knows it: graphical.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
