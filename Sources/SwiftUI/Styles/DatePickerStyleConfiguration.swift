import Foundation

/// What a date picker is made from.
public struct DatePickerStyleConfiguration {
  /// What a date picker is labelled with.
  public nonisolated struct Label: View, StyleContent {
    /// The content is primitive.
    public typealias Body = Never

    let content: AnyView
  }

  /// The label.
  public let label: Label

  /// The chosen date.
  @Binding public var selection: Date

  /// The earliest date that can be chosen.
  public var minimumDate: Date?

  /// The latest date that can be chosen.
  public var maximumDate: Date?

  /// What of a date can be chosen.
  public var displayedComponents: DatePickerComponents
}
