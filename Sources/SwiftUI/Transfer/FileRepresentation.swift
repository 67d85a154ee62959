import Foundation

/// Hands a value over as a file.
public struct FileRepresentation<Item: Transferable>: HandingOver {
  private let contentType: UTType
  private let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
  private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

  /// Hands out a file and takes one back.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    self.contentType = contentType
    self.exporting = exporting
    self.importing = importing
  }

  /// Hands out a file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    contentType = exportedContentType
    self.exporting = exporting
    importing = nil
  }

  /// Takes a file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    contentType = importedContentType
    exporting = nil
    self.importing = importing
  }

  func handOut(_ item: Item) -> [TransferForm] {
    exporting.map { exporting in
      [TransferForm(type: contentType, value: .later { try await exporting(item).file })]
    } ?? []
  }

  func take(_ forms: [TransferForm]) -> Loading<Item>? {
    guard let importing, let form = forms.first(where: { $0.type.conforms(to: contentType) })
    else { return nil }
    return form.value.mapLater { value in
      guard let file = value as? URL else { throw CocoaError(.coderInvalidValue) }
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
  }
}

/// A file that is handed out.
public struct SentTransferredFile: Sendable {
  /// Where it is.
  public let file: URL

  /// Hands out a file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that was handed over.
public struct ReceivedTransferredFile: Sendable {
  /// Where it is.
  public let file: URL
  /// Whether it is not a copy.
  public let isOriginalFile: Bool
}
