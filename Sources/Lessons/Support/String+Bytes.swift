extension String {
  /// Whether the text holds another one, byte for byte.
  package func holds(_ part: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: part.utf8Start, count: part.utf8CodeUnitCount)
    guard let first = wanted.first else { return true }
    return withUTF8Bytes { bytes in
      guard bytes.count >= wanted.count else { return false }
      for start in 0...bytes.count - wanted.count where bytes[start] == first {
        if bytes[start..<start + wanted.count].elementsEqual(wanted) { return true }
      }
      return false
    }
  }

  /// Whether a byte is in the text.
  package func holds(_ byte: UInt8) -> Bool {
    withUTF8Bytes { $0.contains(byte) }
  }

  /// The text's words, parted by white space, each as its bytes.
  package func forEachWord(_ visit: (UnsafeBufferPointer<UInt8>.SubSequence) -> Void) {
    withUTF8Bytes { bytes in
      var start = 0
      var index = 0
      while index < bytes.count {
        let width = 0x21..<0x80 ~= bytes[index] ? 0 : bytes.whiteSpace(at: index)
        if width == 0 {
          index += 1
          continue
        }
        if start < index { visit(bytes[start..<index]) }
        index += width
        start = index
      }
      if start < index { visit(bytes[start..<index]) }
    }
  }

  private func withUTF8Bytes<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    var text = self
    return text.withUTF8(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// How many bytes a character of white space has here; 0 for any other character, and inside of one.
  fileprivate func whiteSpace(at index: Int) -> Int {
    let byte = self[index]
    if byte < 0x80 { return byte == 0x20 || 0x09...0x0D ~= byte ? 1 : 0 }
    switch byte {
    case 0xC2:
      let next = self[index + 1]
      return next == 0x85 || next == 0xA0 ? 2 : 0
    case 0xE1: return self[index + 1] == 0x9A && self[index + 2] == 0x80 ? 3 : 0
    case 0xE2:
      let last = self[index + 2]
      switch self[index + 1] {
      case 0x80: return last <= 0x8A || last == 0xA8 || last == 0xA9 || last == 0xAF ? 3 : 0
      case 0x81: return last == 0x9F ? 3 : 0
      default: return 0
      }
    case 0xE3: return self[index + 1] == 0x80 && self[index + 2] == 0x80 ? 3 : 0
    default: return 0
    }
  }
}
