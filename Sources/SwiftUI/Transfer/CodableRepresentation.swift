import Foundation

/// Hands a value over in its coded form.
public struct CodableRepresentation<Item: Transferable>: HandingOver {
  private let contentType: UTType
  private let encode: @Sendable (Item) throws -> Data
  private let decode: @Sendable (Data) throws -> Item

  /// Codes a value as files of a type hold it.
  public init(contentType: UTType) where Item: Codable {
    self.contentType = contentType
    encode = { try JSONEncoder().encode($0) }
    decode = { try JSONDecoder().decode(Item.self, from: $0) }
  }

  /// Codes a value of a type as files of a type hold it.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) where Item: Codable {
    self.init(contentType: contentType)
  }

  func handOut(_ item: Item) -> [TransferForm] {
    [TransferForm(type: contentType, value: .now { try encode(item) })]
  }

  func take(_ forms: [TransferForm]) -> Loading<Item>? {
    forms.first { $0.type.conforms(to: contentType) }?.data.map { try decode($0) }
  }
}
