import Foundation

extension DatePicker where Label == Text {
  /// Makes a date picker with a localised title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey), selection: selection, range: .distantPast ... .distantFuture,
      components: displayedComponents)
  }

  /// Makes a date picker with a localised title within bounds.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey), selection: selection, range: range, components: displayedComponents)
  }

  /// Makes a date picker with a localised title from a date on.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey), selection: selection, range: range.lowerBound ... .distantFuture,
      components: displayedComponents)
  }

  /// Makes a date picker with a localised title up to a date.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      label: Text(titleKey), selection: selection, range: .distantPast...range.upperBound,
      components: displayedComponents)
  }
}

extension DatePicker {
  /// Makes a date picker, with a label of views.
  public nonisolated init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, range: .distantPast ... .distantFuture,
      components: displayedComponents)
  }

  /// Makes a date picker within bounds, with a label of views.
  public nonisolated init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, range: range, components: displayedComponents)
  }

  /// Makes a date picker from a date on, with a label of views.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, range: range.lowerBound ... .distantFuture,
      components: displayedComponents)
  }

  /// Makes a date picker up to a date, with a label of views.
  public nonisolated init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, range: .distantPast...range.upperBound,
      components: displayedComponents)
  }
}
