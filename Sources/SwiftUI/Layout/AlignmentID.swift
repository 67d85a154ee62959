/// Identifies an alignment of one's own.
public protocol AlignmentID {
  /// Where the alignment is in a view that says nothing about it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
