import Foundation

/// A way in which a value is handed over.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
}

/// A way that is known here.
protocol HandingOver<Item>: TransferRepresentation {
  /// The forms in which a value is handed over this way.
  func handOut(_ item: Item) -> [TransferForm]

  /// The value out of one of some forms; nil where none of them goes this way.
  func take(_ forms: [TransferForm]) -> Loading<Item>?
}

extension TransferRepresentation {
  func forms(of item: Item) -> [TransferForm] {
    (self as? any HandingOver<Item>)?.handOut(item) ?? []
  }

  func loading(from forms: [TransferForm]) -> Loading<Item>? {
    (self as? any HandingOver<Item>)?.take(forms)
  }

  /// Keeps the way to some programs.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }

  /// Says what a file is called by itself.
  public func suggestedFileName(_ fileName: String) -> Self { self }

  /// Goes the way only under a condition.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool)
    -> some TransferRepresentation<Item>
  { ConditionalRepresentation(representation: self, condition: condition) }
}

/// Which programs a value is handed to.
public enum TransferRepresentationVisibility: Hashable, Sendable {
  case all, team, group, ownProcess
}

/// Several ways in which a value is handed over, the best first.
public struct TransferRepresentations<Item: Transferable>: HandingOver {
  let parts: [any TransferRepresentation<Item>]

  func handOut(_ item: Item) -> [TransferForm] { parts.flatMap { $0.forms(of: item) } }

  func take(_ forms: [TransferForm]) -> Loading<Item>? {
    parts.lazy.compactMap { $0.loading(from: forms) }.first
  }
}

/// A way that is gone only under a condition.
struct ConditionalRepresentation<Representation: TransferRepresentation>: HandingOver {
  typealias Item = Representation.Item

  let representation: Representation
  let condition: @Sendable (Item) -> Bool

  func handOut(_ item: Item) -> [TransferForm] {
    condition(item) ? representation.forms(of: item) : []
  }

  func take(_ forms: [TransferForm]) -> Loading<Item>? { representation.loading(from: forms) }
}

/// Builds the ways in which a value is handed over.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a way as it is.
  public static func buildExpression<R: TransferRepresentation<Item>>(_ representation: R) -> R {
    representation
  }
  /// Starts with a way.
  public static func buildPartialBlock<R: TransferRepresentation<Item>>(first: R) -> R { first }
  /// Adds a way.
  public static func buildPartialBlock<
    A: TransferRepresentation<Item>, R: TransferRepresentation<Item>
  >(accumulated: A, next: R) -> TransferRepresentations<Item> {
    TransferRepresentations(parts: [accumulated, next])
  }
}
