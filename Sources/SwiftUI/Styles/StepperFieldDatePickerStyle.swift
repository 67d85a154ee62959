/// A date picker as the platform knows it: stepperField.
public nonisolated struct StepperFieldDatePickerStyle: DatePickerStyle, PlatformStyle {
  /// Makes the style.
  public init() {}

  /// Makes the view of a date picker.
  public func makeBody(configuration: Configuration) -> DatePickerStyleConfiguration.Label {
    configuration.label
  }
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// A date picker as the platform knows it: stepperField.
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}
