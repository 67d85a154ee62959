/// The words of texts as the search tells them apart: letters, digits and low lines in a row, in lower case.
///
/// The script cuts what is asked for in the same way. It also folds accents; here they stay.
struct SearchWords {
  private var table = WordTable()

  /// Adds the words of a text, with a sign before each if one is given.
  mutating func add(_ text: String, sign: UInt8? = nil) {
    var text = text
    let letters = text.withUTF8 { text in
      [UInt8](unsafeUninitializedCapacity: text.count) { buffer, count in
        Self.letters.withUnsafeBufferPointer { letters in
          for index in text.indices { buffer[index] = letters[Int(text[index])] }
        }
        count = text.count
      }
    }
    letters.withUnsafeBufferPointer { letters in
      var index = 0
      while index < letters.count {
        let start = index
        while index < letters.count, letters[index] > Self.widest { index += 1 }
        if start < index { add(UnsafeBufferPointer(rebasing: letters[start..<index]), sign) }
        if index < letters.count { index += Int(letters[index]) }
      }
    }
  }

  /// All words, parted by blanks.
  var joined: [UInt8] { table.joined(0..<table.count) }

  private mutating func add(_ word: UnsafeBufferPointer<UInt8>, _ sign: UInt8?) {
    guard let sign else {
      _ = table.number(of: word)
      return
    }
    ([sign] + word).withUnsafeBufferPointer { _ = table.number(of: $0) }
  }

  /// What becomes of each byte: of those in words the small letter, of all others how many bytes their character has.
  private static let letters: [UInt8] = (0...UInt8.max).map { byte in
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      byte
    // Spaces and signs below the letters with accents.
    case 0xC2: 2
    // Quotation marks, dashes, arrows and signs of all kinds.
    case 0xE2: widest
    default: byte < 0x80 ? 1 : byte
    }
  }

  private static let widest: UInt8 = 3
}
