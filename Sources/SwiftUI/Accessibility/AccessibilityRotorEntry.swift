/// One stop of a way through a view.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Makes a stop with a label.
  public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}
  /// Makes a stop with a localised label.
  public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {}
  /// Makes a stop with a label, at a view that is named in a namespace.
  public init(
    _ label: Text?, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil
  ) {}
  /// Makes a stop with a localised label, at a view that is named in a namespace.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil
  ) {}
}
