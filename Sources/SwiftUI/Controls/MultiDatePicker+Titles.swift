import Foundation

extension MultiDatePicker where Label == Text {
  /// Makes a picker with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Makes a picker for days within bounds, with a localised title.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }
}
