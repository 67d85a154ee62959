import Foundation

/// Hands a value over as data.
public struct DataRepresentation<Item: Transferable>: HandingOver {
  private let contentType: UTType
  private let exporting: (@Sendable (Item) async throws -> Data)?
  private let importing: (@Sendable (Data) async throws -> Item)?

  /// Hands out data and takes them back.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    self.contentType = contentType
    self.exporting = exporting
    self.importing = importing
  }

  /// Hands out data.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    contentType = exportedContentType
    self.exporting = exporting
    importing = nil
  }

  /// Takes data.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    contentType = importedContentType
    exporting = nil
    self.importing = importing
  }

  func handOut(_ item: Item) -> [TransferForm] {
    exporting.map { exporting in
      [TransferForm(type: contentType, value: .later { try await exporting(item) })]
    } ?? []
  }

  func take(_ forms: [TransferForm]) -> Loading<Item>? {
    guard let importing, let form = forms.first(where: { $0.type.conforms(to: contentType) })
    else { return nil }
    return form.data.mapLater { try await importing($0) }
  }
}
