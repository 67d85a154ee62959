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

  /// Reads the changes.
  public init(from decoder: any Decoder) throws {
    let shown = try decoder.singleValueContainer().decode([String: Bool].self)
    visibilities = shown.mapValues { $0 ? .visible : .hidden }
  }

  /// Writes the changes.
  public func encode(to encoder: any Encoder) throws {
    let shown = visibilities.filter { $0.value != .automatic }.mapValues { $0 == .visible }
    var container = encoder.singleValueContainer()
    try container.encode(shown)
  }
}

extension View {
  /// Says whether the titles of columns are shown.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    recorded("tableColumnHeaders", ".\(visibility)")
  }
}
