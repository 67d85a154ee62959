/// The size of a view, and where its alignments are, in points.
public nonisolated struct ViewDimensions: Equatable, Sendable {
  /// The width of the view.
  public let width: CGFloat
  /// The height of the view.
  public let height: CGFloat

  /// The distance of an alignment from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    switch guide {
    case .leading: 0
    case .trailing: width
    default: width / 2
    }
  }

  /// The distance of an alignment from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    switch guide {
    case .top: 0
    case .center: height / 2
    default: height
    }
  }

  /// The place of an alignment where it was set explicitly, which is never known here.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// The place of an alignment where it was set explicitly, which is never known here.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
