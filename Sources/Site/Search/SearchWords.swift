/// The words of texts as the search tells them apart: letters, digits and low lines in a row, in lower case.
///
/// The script cuts what is asked for in the same way. It also folds accents; here they stay.
struct SearchWords {
  private var words: Set<String> = []

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var word: [UInt8] = []
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "_"):
          word.append(byte)
        // Quotation marks, dashes, arrows and signs of all kinds.
        case 0xE2:
          finish(&word)
          index += 2
        // Spaces and signs below the letters with accents.
        case 0xC2:
          finish(&word)
          index += 1
        case 0x80...: word.append(byte)
        default: finish(&word)
        }
        index += 1
      }
      finish(&word)
    }
  }

  private mutating func finish(_ word: inout [UInt8]) {
    if word.isEmpty { return }
    words.insert(String(decoding: word, as: UTF8.self))
    word.removeAll(keepingCapacity: true)
  }

  /// The words in an order that does not depend on how they were found.
  var sorted: [String] { words.sorted() }
}
