import Foundation

extension TransferForm {
  /// The forms of an object that the system knows.
  static func known(of object: Any) -> [TransferForm] {
    switch object {
    case let text as String: text.transferForms
    case let text as NSString: String(describing: text).transferForms
    case let address as URL: known(of: address)
    case let address as NSURL: known(of: address as URL)
    case let data as Data: data.transferForms
    case is UIImage: [TransferForm(type: .png, value: .now { object })]
    default: [TransferForm(type: .item, value: .now { object })]
    }
  }

  private static func known(of address: URL) -> [TransferForm] {
    [TransferForm(type: address.isFileURL ? .fileURL : .url, value: .now { address })]
  }
}

extension UTType {
  /// The type of a name, with what is known of it.
  static func named(_ identifier: String) -> UTType {
    let known: [UTType] = [
      .data, .text, .plainText, .utf8PlainText, .rtf, .html, .json, .url, .fileURL, .image, .png,
      .jpeg, .pdf, .movie, .audio,
    ]
    return known.first { $0.identifier == identifier } ?? UTType(known: identifier)
  }
}
