import Foundation

/// A value that can be dragged, copied and shared.
public protocol Transferable {
  /// The type of the ways in which the value is handed over.
  associatedtype Representation: TransferRepresentation

  /// The ways in which the value is handed over.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The forms in which the value is handed over, the best first.
  var transferForms: [TransferForm] {
    func forms<R: TransferRepresentation>(_ representation: R) -> [TransferForm] {
      (self as? R.Item).map(representation.forms) ?? []
    }
    return forms(Self.transferRepresentation)
  }

  /// The value out of one of some forms; nil where it is handed over in none of them.
  static func loading(from forms: [TransferForm]) -> Loading<Self>? {
    transferRepresentation.loading(from: forms)?.map { item in
      guard let value = item as? Self else { throw CocoaError(.coderInvalidValue) }
      return value
    }
  }
}
