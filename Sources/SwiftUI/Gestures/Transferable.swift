import Foundation

/// A value that can be dragged, copied and shared.
public protocol Transferable {
  /// The type of the ways in which the value is handed over.
  associatedtype Representation: TransferRepresentation

  /// The ways in which the value is handed over.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way in which a value is handed over; nothing is handed over here.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the value.
  associatedtype Item: Transferable
}

/// Hands a value over as another.
public struct ProxyRepresentation<Item: Transferable, Proxy>: TransferRepresentation {
  /// Hands out another value and takes it back.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
  /// Hands out another value.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
  /// Takes another value.
  @_disfavoredOverload
  public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
}

/// Hands a value over in its coded form.
public struct CodableRepresentation<Item: Transferable>: TransferRepresentation {
  /// Codes a value as files of a type hold it.
  public init(contentType: UTType) where Item: Codable {}
  /// Codes a value of a type as files of a type hold it.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) where Item: Codable {}
}

/// Hands a value over as data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Hands out data and takes them back.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
  /// Hands out data.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {}
  /// Takes data.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {}
}

/// Several ways in which a value is handed over.
public struct TransferRepresentations<Item: Transferable>: TransferRepresentation {}

/// Builds the ways in which a value is handed over.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a way as it is.
  public static func buildExpression<R: TransferRepresentation<Item>>(_ representation: R) -> R {
    representation
  }
  /// Starts with a way.
  public static func buildPartialBlock<R: TransferRepresentation<Item>>(first: R) -> R { first }
  /// Adds a way.
  public static func buildPartialBlock<
    A: TransferRepresentation<Item>, R: TransferRepresentation<Item>
  >(accumulated: A, next: R) -> TransferRepresentations<Item> { TransferRepresentations() }
}

/// A value that is handed over as it is.
public struct OwnRepresentation<Item: Transferable>: TransferRepresentation {}

extension String: Transferable {
  /// Handed over as it is.
  public static var transferRepresentation: some TransferRepresentation {
    OwnRepresentation<String>()
  }
}
extension Data: Transferable {
  /// Handed over as it is.
  public static var transferRepresentation: some TransferRepresentation {
    OwnRepresentation<Data>()
  }
}
extension URL: Transferable {
  /// Handed over as it is.
  public static var transferRepresentation: some TransferRepresentation { OwnRepresentation<URL>() }
}
extension AttributedString: Transferable {
  /// Handed over as it is.
  public static var transferRepresentation: some TransferRepresentation {
    OwnRepresentation<AttributedString>()
  }
}
extension Image: Transferable {
  /// Handed over as it is.
  public static var transferRepresentation: some TransferRepresentation {
    OwnRepresentation<Image>()
  }
}
extension Color: Transferable {
  /// Handed over as it is.
  public static var transferRepresentation: some TransferRepresentation {
    OwnRepresentation<Color>()
  }
}
