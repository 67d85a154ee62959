import Foundation

/// Opens a document; there are none here.
public struct OpenDocumentAction: Sendable {
  /// Opens a document.
  public func callAsFunction(at url: URL) async throws {}
}
