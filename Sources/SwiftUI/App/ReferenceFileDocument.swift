import Combine
import Foundation

/// A document that is an object, read from and written to a file.
public protocol ReferenceFileDocument: ObservableObject {
  /// What is written.
  associatedtype Snapshot
  /// What is known when a document is read.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is known when a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  init(configuration: ReadConfiguration) throws

  /// What is to be written.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Writes what is to be written.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types of files that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The window of a document that is an object.
private struct ReferenceDocumentView<Document: ReferenceFileDocument, Content: View>: View {
  @StateObject var document: Document
  let content: (ReferenceFileDocumentConfiguration<Document>) -> Content

  var body: some View {
    content(
      ReferenceFileDocumentConfiguration(document: document, fileURL: nil, isEditable: true))
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Makes windows for new and stored documents that are objects.
  public nonisolated init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(
      window: {
        AnyView(ReferenceDocumentView(document: newDocument(), content: editor))
      })
  }
}
