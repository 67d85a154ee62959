import Diagnostics

/// Makes valid text of a file's bytes and reports what was no text.
enum TextDecoder {
  static func decode(_ bytes: [UInt8]) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    if String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) { return (bytes, []) }
    let original = SourceText(bytes)
    let decoded = Array(String(decoding: bytes, as: UTF8.self).replacingNUL.utf8)
    return (decoded, diagnostics(for: original))
  }

  /// One diagnostic for each line that holds something invalid, at the first such byte.
  private static func diagnostics(for source: SourceText) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for number in 1...source.lineCount {
      let line = source.line(number)
      guard let offset = firstInvalidOffset(in: source.bytes[line]) else { continue }
      let position = source.position(of: offset, inLine: number)
      let isNUL = source.bytes[offset] == 0
      diagnostics.append(
        Diagnostic(
          .error, isNUL ? "nul-character" : "invalid-utf8",
          isNUL ? "the file holds a NUL character" : "the file is not valid UTF-8",
          advice: isNUL ? "remove it" : "save the file as UTF-8",
          range: SourceRange(position, SourcePosition(line: number, column: position.column + 1))))
    }
    return diagnostics
  }

  private static func firstInvalidOffset(in bytes: ArraySlice<UInt8>) -> Int? {
    var parser = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = bytes.startIndex
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        if scalar.first == 0 { return offset }
        offset += scalar.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}

extension String {
  fileprivate var replacingNUL: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.value == 0 ? "\u{FFFD}" : $0 }))
  }
}
