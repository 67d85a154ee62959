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
        let start = index
        while index < text.count, text[index].isInWord { index += 1 }
        if start < index { keep(UnsafeBufferPointer(rebasing: text[start..<index])) }
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

  /// The words in an order that does not depend on how they were found.
  var sorted: [String] {
    ends.indices.map { String(decoding: bytes[range(of: $0)], as: UTF8.self) }.sorted()
  }

  private func range(of number: Int) -> Range<Int> {
    (number > 0 ? ends[number - 1] : 0)..<ends[number]
  }

  /// Keeps a word if it was not there before.
  private mutating func keep(_ word: UnsafeBufferPointer<UInt8>) {
    var slot = slot(for: word)
    while slots[slot] > 0 {
      let known = range(of: Int(slots[slot]) - 1)
      if known.count == word.count,
        word.indices.allSatisfy({ word[$0].lowercased == bytes[known.lowerBound + $0] })
      {
        return
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    for byte in word { bytes.append(byte.lowercased) }
    ends.append(bytes.count)
    slots[slot] = Int32(ends.count)
    if 2 * ends.count > slots.count { spread() }
  }

  /// Gives the words twice as many places.
  private mutating func spread() {
    slots = Array(repeating: 0, count: 2 * slots.count)
    for number in ends.indices {
      var slot = bytes.withUnsafeBufferPointer {
        self.slot(for: UnsafeBufferPointer(rebasing: $0[range(of: number)]))
      }
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
  }

  private func slot(for word: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0
    for byte in word { hash = (hash ^ UInt64(byte.lowercased)) &* 0x9E37_79B9_7F4A_7C15 }
    return Int(truncatingIfNeeded: hash >> 40) & (slots.count - 1)
  }
}

extension UInt8 {
  /// Whether a word goes on with the byte.
  fileprivate var isInWord: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: self >= 0x80 && self != 0xE2 && self != 0xC2
    }
  }

  fileprivate var lowercased: UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= self ? self | 0x20 : self
  }
}
