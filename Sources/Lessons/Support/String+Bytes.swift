extension String {
  /// Whether the text holds another one, byte for byte.
  package func holds(_ part: StaticString) -> Bool {
    withUTF8Bytes { $0.firstIndex(of: part, from: 0) != nil }
  }

  /// Whether a byte is in the text.
  package func holds(_ byte: UInt8) -> Bool {
    withUTF8Bytes { $0.firstIndex(of: byte, from: 0) != nil }
  }

  /// The text without the white space at its ends, cut at all other white space that is more than a single blank.
  package func forEachStretch(_ visit: (UnsafeBufferPointer<UInt8>) -> Void) {
    withUTF8Bytes { bytes in
      var start = 0
      var index = 0
      while index < bytes.count {
        let width = 0x21..<0x80 ~= bytes[index] ? 0 : bytes.whiteSpace(at: index)
        if width == 0 {
          index += 1
          continue
        }
        let next = index + width
        let goesOn =
          bytes[index] == 0x20 && start < index && next < bytes.count
          && bytes.whiteSpace(at: next) == 0
        if goesOn {
          index = next
          continue
        }
        if start < index { visit(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
        index = next
        start = next
      }
      if start < index { visit(UnsafeBufferPointer(rebasing: bytes[start..<index])) }
    }
  }

  /// How many words begin in the text.
  ///
  /// - Parameter isInWord: Whether the text before it ends in a word, and, on return, whether this one does.
  package func countOfWords(goingOn isInWord: inout Bool) -> Int {
    withUTF8Bytes { bytes in
      var count = 0
      var index = 0
      while index < bytes.count {
        let width = 0x21..<0x80 ~= bytes[index] ? 0 : bytes.whiteSpace(at: index)
        if width == 0, !isInWord { count += 1 }
        isInWord = width == 0
        index += max(1, width)
      }
      return count
    }
  }

  /// Whether there is anything but white space in the text.
  package var hasWords: Bool {
    withUTF8Bytes { bytes in
      var index = 0
      while index < bytes.count {
        let width = bytes.whiteSpace(at: index)
        if width == 0 { return true }
        index += width
      }
      return false
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
