/// What a person has changed about columns, which nobody does here.
public nonisolated struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable,
  Codable
{
  private var visibilities: [String: Visibility] = [:]

  /// Makes no changes.
  public init() {}

  /// Puts columns back to where they were.
  public mutating func resetOrder() {}

  /// Whether a column is shown.
  public subscript(visibility id: String) -> Visibility {
    get { visibilities[id] ?? .automatic }
    set { visibilities[id] = newValue }
  }

  /// Reads the changes, of which there are none.
  public init(from decoder: any Decoder) throws {}

  /// Writes the changes, of which there are none.
  public func encode(to encoder: any Encoder) throws {}
}

extension View {
  /// Says whether the titles of columns are shown.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    recorded("tableColumnHeaders", ".\(visibility)")
  }
}
