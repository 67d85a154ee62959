/// What is selected in a text.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// Where in the text.
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
  }

  /// Where in the text.
  public var indices: Indices
  /// Whether it is only a place between characters.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    }
  }

  /// Selects a part of a text.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Selects a place in a text.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }
}
