/// Writes data for the script, as JSON.
struct ScriptData {
  private var bytes: [UInt8] = []

  /// The statement that gives a global name a value.
  static func bytes(assigning value: ScriptValue, to name: String) -> [UInt8] {
    Array("var \(name) = ".utf8) + json(value) + Array(";\n".utf8)
  }

  static func json(_ value: ScriptValue) -> [UInt8] {
    var data = ScriptData()
    data.write(value)
    return data.bytes
  }

  private mutating func write(_ value: ScriptValue) {
    switch value {
    case .text(let text): write(text)
    case .number(let number): bytes += String(number).utf8
    case .list(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(value)
      }
      bytes.append(UInt8(ascii: "]"))
    case .record(let fields):
      bytes.append(UInt8(ascii: "{"))
      for (index, field) in fields.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        write(field.name)
        bytes.append(UInt8(ascii: ":"))
        write(field.value)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { source in
      var start = 0
      for index in source.indices {
        guard let spelling = Self.spelling(of: source[index]) else { continue }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<index]))
        bytes += spelling.utf8
        start = index + 1
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// How a byte is written that cannot stand in a text as it is.
  ///
  /// A slash can; it is spelled out so that no text can end a script element.
  @inline(__always)
  private static func spelling(of byte: UInt8) -> String? {
    // Most letters lie above all others that are spelled out.
    if byte > UInt8(ascii: "/"), byte != UInt8(ascii: "\\") { return nil }
    return switch byte {
    case UInt8(ascii: "\""): #"\""#
    case UInt8(ascii: "\\"): #"\\"#
    case UInt8(ascii: "/"): #"\/"#
    case UInt8(ascii: "\n"): #"\n"#
    case UInt8(ascii: "\r"): #"\r"#
    case UInt8(ascii: "\t"): #"\t"#
    case 0..<0x20: (byte < 0x10 ? #"\u000"# : #"\u00"#) + String(byte, radix: 16)
    default: nil
    }
  }
}
