import Foundation

/// A document that is a value, read from and written to a file.
public protocol FileDocument {
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

  /// Writes the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that can be read.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What is known when a document is read.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What is known when a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file there was before.
  public let existingFile: FileWrapper?
}

/// A document of a window.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document.
  @Binding public var document: Document
  /// Where the file is.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// Windows with documents; here there is one, with a new document, or none where documents are only looked at.
public nonisolated struct DocumentGroup<Document, Content: View>: PrimitiveScene {
  /// A scene is primitive.
  public typealias Body = Never

  private let window: @MainActor () -> AnyView

  init(window: @escaping @MainActor () -> AnyView) { self.window = window }

  var view: AnyView { MainActor.assumeIsolated { Unchecked(window()) }.value }
}

extension DocumentGroup where Document: FileDocument {
  /// Makes windows for new and stored documents.
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(window: { AnyView(DocumentView(document: newDocument(), content: editor)) })
  }

  /// Makes windows for stored documents that are only looked at.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.init(window: { AnyView(EmptyView()) })
  }
}

/// The window of a document.
private struct DocumentView<Document: FileDocument, Content: View>: View {
  @State var document: Document
  let content: (FileDocumentConfiguration<Document>) -> Content

  var body: some View {
    content(FileDocumentConfiguration(document: $document, fileURL: nil, isEditable: true))
  }
}
