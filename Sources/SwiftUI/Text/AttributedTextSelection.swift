import Foundation

/// What is selected in a text with attributes; nothing here.
public struct AttributedTextSelection: Equatable, Sendable {
  private let start: AttributedString.Index?

  /// Selects nothing in particular.
  public init() { start = nil }

  /// Puts the insertion point somewhere.
  public init(insertionPoint: AttributedString.Index) { start = insertionPoint }

  /// Selects a range.
  public init(range: Range<AttributedString.Index>) { start = range.lowerBound }
}

extension AttributedString {
  /// Changes the attributes of what is selected, which is nothing here.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {}
}
