/// The words of texts as the search tells them apart: letters, digits and low lines in a row, in lower case.
///
/// The script cuts what is asked for in the same way. It also folds accents; here they stay.
struct SearchWords {
  /// The bytes of the words found, one word behind the other, and where each ends.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// The numbers of words, from 1, at the places that their hashes lead to; 0 where there is none.
  private var slots = [Int32](repeating: 0, count: 1 << 9)

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { text in
      var index = 0
      while index < text.count {
        let byte = text[index]
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): bytes.append(byte | 0x20)
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "_"):
          bytes.append(byte)
        // Quotation marks, dashes, arrows and signs of all kinds.
        case 0xE2:
          finish()
          index += 2
        // Spaces and signs below the letters with accents.
        case 0xC2:
          finish()
          index += 1
        case 0x80...: bytes.append(byte)
        default: finish()
        }
        index += 1
      }
      finish()
    }
  }

  /// The words in an order that does not depend on how they were found.
  var sorted: [String] {
    ends.indices.map { String(decoding: bytes[range(of: $0)], as: UTF8.self) }.sorted()
  }

  private func range(of number: Int) -> Range<Int> {
    (number > 0 ? ends[number - 1] : 0)..<ends[number]
  }

  /// Keeps the word at the end of the bytes if it was not there before.
  private mutating func finish() {
    let word = (ends.last ?? 0)..<bytes.count
    if word.isEmpty { return }
    var slot = slot(for: word)
    while slots[slot] > 0 {
      if bytes[range(of: Int(slots[slot]) - 1)].elementsEqual(bytes[word]) {
        bytes.removeSubrange(word)
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    ends.append(word.upperBound)
    slots[slot] = Int32(ends.count)
    if 2 * ends.count > slots.count { spread() }
  }

  /// Gives the words twice as many places.
  private mutating func spread() {
    slots = Array(repeating: 0, count: 2 * slots.count)
    for number in ends.indices {
      var slot = slot(for: range(of: number))
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
  }

  private func slot(for word: Range<Int>) -> Int {
    var hash: UInt64 = 0
    for byte in bytes[word] { hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 }
    return Int(truncatingIfNeeded: hash >> 40) & (slots.count - 1)
  }
}
