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

/// Hands a value over as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  /// Hands out a file and takes one back.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
  /// Hands out a file.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {}
  /// Takes a file.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {}
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

extension TransferRepresentation {
  /// Keeps the way to some programs.
  public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }

  /// Says what a file is called by itself.
  public func suggestedFileName(_ fileName: String) -> Self { self }

  /// Goes the way only under a condition.
  public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> Self { self }
}

/// Which programs a value is handed to.
public enum TransferRepresentationVisibility: Hashable, Sendable {
  case all, team, group, ownProcess
}

extension View {
  /// Lets a person copy things.
  public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T])
    -> some View
  {
    recorded("copyable")
  }

  /// Lets a person cut things.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    recorded("cuttable")
  }

  /// Lets a person paste things.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    recorded("pasteDestination")
  }

  /// Lets things be dropped on the view.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping ([T], DropSession) -> Void
  ) -> some View {
    recorded("dropDestination")
  }
}

/// What is known of things that are being dropped.
public nonisolated struct DropSession: Sendable {
  /// Where they are.
  public let location: CGPoint
}
