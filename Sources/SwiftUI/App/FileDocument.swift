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

/// Windows with documents; here there is one, with a new document.
public nonisolated struct DocumentGroup<Document: FileDocument, Content: View>: PrimitiveScene {
  /// A scene is primitive.
  public typealias Body = Never

  private let newDocument: () -> Document
  private let content: (FileDocumentConfiguration<Document>) -> Content

  /// Makes windows for new and stored documents.
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.newDocument = newDocument
    content = editor
  }

  var view: AnyView {
    MainActor.assumeIsolated {
      Unchecked(AnyView(DocumentView(document: newDocument(), content: content)))
    }.value
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
