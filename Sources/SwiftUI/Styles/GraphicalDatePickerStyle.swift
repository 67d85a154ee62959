/// A date picker as the platform knows it: graphical.
public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a date picker.
  public func makeBody(configuration: Configuration) -> DatePickerStyleConfiguration.Label {
    configuration.label
  }
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// A date picker as the platform knows it: graphical.
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
