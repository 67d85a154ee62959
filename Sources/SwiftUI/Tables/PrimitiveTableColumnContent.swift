/// Columns that say by themselves what they are.
protocol PrimitiveTableColumnContent: TableColumnContent where TableColumnBody == Never {
  nonisolated var ownParts: [TableColumnPart] { get }
}

extension PrimitiveTableColumnContent {
  /// Primitive columns have no body; reading it is a mistake.
  public var tableColumnBody: Never { fatalError("\(type(of: self)) has no body.") }
}
