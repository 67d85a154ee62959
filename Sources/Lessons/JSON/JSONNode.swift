package import Diagnostics

/// A JSON value that knows where in its file it stands.
package struct JSONNode: Equatable, Sendable {
  package indirect enum Value: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONNode])
    /// The members in the order of the file.
    case object([Member])
  }

  package struct Member: Equatable, Sendable {
    package var key: String
    package var keyRange: SourceRange
    package var value: JSONNode
  }

  package var value: Value
  package var range: SourceRange

  /// Reads a file.
  ///
  /// - Throws: A ``Diagnostic`` at the place where the text stops being JSON.
  package static func parse(_ bytes: [UInt8]) throws(Diagnostic) -> JSONNode {
    let (text, diagnostics) = TextDecoder.decode(bytes)
    if let first = diagnostics.first { throw first }
    var parser = JSONParser(SourceText(text))
    return try parser.parse()
  }

  package var string: String? {
    if case .string(let string) = value { string } else { nil }
  }

  package var array: [JSONNode]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  package var members: [Member]? {
    if case .object(let members) = value { members } else { nil }
  }

  /// What the value is called in messages.
  package var kindName: String {
    switch value {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
