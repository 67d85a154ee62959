import Diagnostics

/// A parser of RFC 8259 that keeps places and stops at the first error.
struct JSONParser {
  private let source: SourceText
  private var offset = 0
  private var depth = 0
  private static let depthLimit = 64

  init(_ source: SourceText) {
    self.source = source
    if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  mutating func parse() throws(Diagnostic) -> JSONNode {
    let node = try value()
    guard next == nil else { throw error("something stands behind the end of the JSON value") }
    return node
  }

  /// The next byte that is not white space.
  private var next: UInt8? {
    mutating get {
      while offset < source.bytes.count,
        [.space, .tab, .newline, .carriageReturn].contains(source.bytes[offset])
      {
        offset += 1
      }
      return offset < source.bytes.count ? source.bytes[offset] : nil
    }
  }

  private mutating func value() throws(Diagnostic) -> JSONNode {
    guard depth < Self.depthLimit else { throw error("the JSON is nested too deep") }
    depth += 1
    defer { depth -= 1 }
    guard let first = next else { throw error("the JSON ends where a value is expected") }
    let start = offset
    let value: JSONNode.Value
    switch first {
    case UInt8(ascii: "{"): value = try object()
    case UInt8(ascii: "["): value = try array()
    case UInt8(ascii: "\""): value = .string(try string())
    default: value = try scalar()
    }
    return JSONNode(value: value, range: source.range(of: start..<offset))
  }

  private mutating func object() throws(Diagnostic) -> JSONNode.Value {
    var members: [JSONNode.Member] = []
    offset += 1
    while next != UInt8(ascii: "}") {
      if !members.isEmpty { try expect(",") }
      guard next == UInt8(ascii: "\"") else { throw error("a key in double quotes is expected") }
      let start = offset
      let key = try string()
      let range = source.range(of: start..<offset)
      try expect(":")
      members.append(JSONNode.Member(key: key, keyRange: range, value: try value()))
    }
    offset += 1
    return .object(members)
  }

  private mutating func array() throws(Diagnostic) -> JSONNode.Value {
    var elements: [JSONNode] = []
    offset += 1
    while next != UInt8(ascii: "]") {
      if !elements.isEmpty { try expect(",") }
      elements.append(try value())
    }
    offset += 1
    return .array(elements)
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(Diagnostic) {
    guard next == UInt8(ascii: character) else { throw error("'\(character)' is expected here") }
    offset += 1
  }

  private mutating func scalar() throws(Diagnostic) -> JSONNode.Value {
    let word = source.bytes[offset...].prefix {
      !$0.isBlank && !",]}:\"\r\n".utf8.contains($0)
    }
    let text = String(decoding: word, as: UTF8.self)
    let value: JSONNode.Value
    switch text {
    case "true": value = .bool(true)
    case "false": value = .bool(false)
    case "null": value = .null
    default:
      guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil,
        let number = Double(text)
      else { throw error("a JSON value is expected here") }
      value = .number(number)
    }
    offset += word.count
    return value
  }

  private mutating func string() throws(Diagnostic) -> String {
    let start = offset
    offset += 1
    var bytes: [UInt8] = []
    while offset < source.bytes.count, source.bytes[offset] >= 0x20 {
      let byte = source.bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: bytes, as: UTF8.self) }
      if byte == .backslash { bytes += try escape().utf8 } else { bytes.append(byte) }
    }
    offset = start
    throw error("this string is not closed on its line")
  }

  private mutating func escape() throws(Diagnostic) -> String {
    let simple: [UInt8: String] = [
      UInt8(ascii: "\""): "\"", .backslash: "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    guard offset < source.bytes.count else { throw error("the JSON ends inside a string") }
    let byte = source.bytes[offset]
    offset += 1
    if let text = simple[byte] { return text }
    guard byte == UInt8(ascii: "u"), var unit = hexadecimalUnit() else {
      throw error("this escape does not exist in JSON")
    }
    var units = [unit]
    if UTF16.isLeadSurrogate(unit), source.bytes[offset...].starts(with: "\\u".utf8) {
      offset += 2
      guard let second = hexadecimalUnit() else { throw error("this escape is not complete") }
      unit = second
      units.append(unit)
    }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func hexadecimalUnit() -> UInt16? {
    let digits = source.bytes[offset...].prefix(4)
    let text = String(decoding: digits, as: UTF8.self)
    guard digits.count == 4, text.allSatisfy(\.isHexDigit) else { return nil }
    offset += 4
    return UInt16(text, radix: 16)
  }

  private func error(_ summary: String) -> Diagnostic {
    let position = source.position(of: min(offset, source.bytes.count))
    return Diagnostic(
      .error, "broken-json", summary, advice: "correct the JSON",
      range: SourceRange(position, position))
  }
}
