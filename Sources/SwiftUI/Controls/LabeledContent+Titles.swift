import Foundation

extension LabeledContent where Label == Text, Content: View {
  /// Makes content with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes words with a localised title.
  public nonisolated init<V: StringProtocol>(_ titleKey: LocalizedStringKey, value: V) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Makes a value in a format with a localised title.
  public nonisolated init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }
}
