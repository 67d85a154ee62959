import Foundation

/// A value that is handed over as it is.
public struct OwnRepresentation<Item: Transferable>: HandingOver {
  /// The form in which it is handed out.
  let exported: UTType
  /// The forms in which it is taken.
  let imported: UTType
  let make: @Sendable (Any) -> Item?

  init(
    _ exported: UTType, from imported: UTType,
    make: @escaping @Sendable (Any) -> Item? = { $0 as? Item }
  ) {
    self.exported = exported
    self.imported = imported
    self.make = make
  }

  func handOut(_ item: Item) -> [TransferForm] {
    [TransferForm(type: exported, value: .now { item })]
  }

  func take(_ forms: [TransferForm]) -> Loading<Item>? {
    forms.first { $0.type.conforms(to: imported) }?.value.map { value in
      guard let item = make(value) else { throw CocoaError(.coderInvalidValue) }
      return item
    }
  }
}

extension String: Transferable {
  /// Handed over as text.
  public static var transferRepresentation: some TransferRepresentation {
    OwnRepresentation<String>(.utf8PlainText, from: .plainText) { value in
      value as? String ?? (value as? Data).flatMap { String(data: $0, encoding: .utf8) }
    }
  }
}

extension Data: Transferable {
  /// Handed over as it is.
  public static var transferRepresentation: some TransferRepresentation {
    OwnRepresentation<Data>(.data, from: .data) { value in
      value as? Data ?? (value as? String).map { Data($0.utf8) }
    }
  }
}

extension URL: Transferable {
  /// Handed over as an address.
  public static var transferRepresentation: some TransferRepresentation {
    OwnRepresentation<URL>(.url, from: .url) { value in
      value as? URL ?? (value as? Data).flatMap { URL(dataRepresentation: $0, relativeTo: nil) }
    }
  }
}

extension AttributedString: Transferable {
  /// Handed over as text with attributes.
  public static var transferRepresentation: some TransferRepresentation {
    OwnRepresentation<AttributedString>(.rtf, from: .text) { value in
      value as? AttributedString ?? (value as? String).map { AttributedString($0) }
    }
  }
}

extension Image: Transferable {
  /// Handed over as a picture.
  public static var transferRepresentation: some TransferRepresentation {
    OwnRepresentation<Image>(.png, from: .image)
  }
}

extension Color: Transferable {
  /// Handed over as it is.
  public static var transferRepresentation: some TransferRepresentation {
    OwnRepresentation<Color>(.color, from: .color)
  }
}

extension UTType {
  /// The type of a colour that is handed over.
  fileprivate static let color = UTType(known: "com.apple.cocoa.pasteboard.color")
}
