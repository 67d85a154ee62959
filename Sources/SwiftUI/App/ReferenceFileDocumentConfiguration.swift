import Combine
import Foundation

/// A document of a window that is an object.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// Where the file is.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}
