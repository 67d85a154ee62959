import Foundation

/// What is known while something is dragged over a view.
public struct DropInfo {
  let providers: [NSItemProvider]

  /// Where it is.
  public let location: CGPoint

  /// Whether there is something of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// What there is of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.isOf(contentTypes) }
  }

  /// Whether there is something of some types, which are named.
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: types.map(UTType.named))
  }

  /// What there is of some types, which are named.
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: types.map(UTType.named))
  }
}

/// What becomes of what is dropped.
public enum DropOperation: Sendable {
  case cancel, forbidden, copy, move
}

/// What is proposed to become of what is dropped.
public struct DropProposal: Sendable {
  /// What becomes of it.
  public let operation: DropOperation
  /// Proposes something.
  public init(operation: DropOperation) { self.operation = operation }
}

/// Decides what becomes of what is dropped on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Takes what is dropped.
  func performDrop(info: DropInfo) -> Bool
  /// Says whether it could be taken.
  func validateDrop(info: DropInfo) -> Bool
  /// Told when it comes over the view.
  func dropEntered(info: DropInfo)
  /// Told when it moves over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Told when it leaves the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Everything could be taken.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Proposes nothing.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

/// What is known of things that are being dropped.
public nonisolated struct DropSession: Sendable {
  /// Where they are.
  public let location: CGPoint
}
