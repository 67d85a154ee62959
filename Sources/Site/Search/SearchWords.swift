/// The words of texts as the search tells them apart: letters, digits and low lines in a row, in lower case.
///
/// The script cuts what is asked for in the same way. It also folds accents; here they stay.
struct SearchWords {
  private var table = WordTable()

  /// Adds the words of a text, with a sign before each if one is given.
  mutating func add(_ text: String, sign: UInt8? = nil) {
    var text = text
    let lowercased = text.withUTF8 { text in
      [UInt8](unsafeUninitializedCapacity: text.count) { buffer, count in
        for index in text.indices { buffer[index] = text[index].lowercased }
        count = text.count
      }
    }
    lowercased.withUnsafeBufferPointer { text in
      var index = 0
      while index < text.count {
        let start = index
        while index < text.count, text[index].isInWord { index += 1 }
        if start < index { add(UnsafeBufferPointer(rebasing: text[start..<index]), sign) }
        guard index < text.count else { break }
        switch text[index] {
        // Quotation marks, dashes, arrows and signs of all kinds.
        case 0xE2: index += 3
        // Spaces and signs below the letters with accents.
        case 0xC2: index += 2
        default: index += 1
        }
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
}

extension UInt8 {
  /// Whether a word goes on with the byte, in lower case.
  fileprivate var isInWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"):
      true
    default: self >= 0x80 && self != 0xE2 && self != 0xC2
    }
  }

  fileprivate var lowercased: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
  }
}
