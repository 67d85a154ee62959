import Foundation

/// A form in which something is handed over.
struct TransferForm {
  /// What kind of file it would be.
  let type: UTType
  /// The value in this form: data, a file's address, or, for what the system knows, the value as it is.
  let value: Loading<Any>

  /// The form as data.
  var data: Loading<Data> {
    value.map { value in
      switch value {
      case let data as Data: return data
      case let text as String: return Data(text.utf8)
      case let address as URL: return address.dataRepresentation
      default: throw CocoaError(.coderInvalidValue)
      }
    }
  }
}
