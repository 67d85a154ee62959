extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows that something is going on, with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey) {
    self.init(fraction: nil, label: Text(titleKey), current: nil)
  }

  /// Shows how much of a total is done, with a localised title.
  public nonisolated init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) {
    self.init(fraction: Self.fraction(value, of: total), label: Text(titleKey), current: nil)
  }
}
