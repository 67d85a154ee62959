private import Glibc

/// Words, each once, numbered from 0 in the order in which they came.
///
/// A word is its bytes; a string for each would take several times the work, and a course has hundreds of thousands.
struct WordTable {
  /// The bytes of the words, one word behind the other, and where each ends.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// The hashes of the words.
  private var hashes: [UInt64] = []

  /// The numbers of words, from 1, at the places that their hashes lead to; 0 where there is none.
  private var slots = [Int32](repeating: 0, count: 1 << 9)

  var count: Int { ends.count }

  /// The numbers of the words in the order of their bytes.
  var order: [Int] {
    ends.indices.sorted { self[$0].lexicographicallyPrecedes(self[$1]) }
  }

  /// The bytes of a word.
  subscript(number: Int) -> ArraySlice<UInt8> { bytes[range(of: number)] }

  /// The words with the numbers, parted by blanks.
  func joined(_ numbers: some Collection<Int>) -> [UInt8] {
    var joined: [UInt8] = []
    for number in numbers {
      if !joined.isEmpty { joined.append(UInt8(ascii: " ")) }
      joined.append(contentsOf: self[number])
    }
    return joined
  }

  /// A word's number, a new one if the word is new.
  mutating func number(of word: UnsafeBufferPointer<UInt8>) -> Int {
    // Words are short: a byte at a time is quicker than eight.
    var hash: UInt64 = 0
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15 }
    var slot = slot(for: hash)
    while slots[slot] > 0 {
      let known = Int(slots[slot]) - 1
      if hashes[known] == hash, holds(word, at: known) { return known }
      slot = (slot + 1) & (slots.count - 1)
    }
    bytes.append(contentsOf: word)
    ends.append(bytes.count)
    hashes.append(hash)
    slots[slot] = Int32(ends.count)
    if 2 * ends.count > slots.count { spread() }
    return ends.count - 1
  }

  private func holds(_ word: UnsafeBufferPointer<UInt8>, at number: Int) -> Bool {
    let known = range(of: number)
    guard known.count == word.count, let start = word.baseAddress else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.map { memcmp($0 + known.lowerBound, start, word.count) == 0 } ?? false
    }
  }

  private func range(of number: Int) -> Range<Int> {
    (number > 0 ? ends[number - 1] : 0)..<ends[number]
  }

  /// Gives the words twice as many places.
  private mutating func spread() {
    slots = Array(repeating: 0, count: 2 * slots.count)
    for (number, hash) in hashes.enumerated() {
      var slot = slot(for: hash)
      while slots[slot] > 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number + 1)
    }
  }

  private func slot(for hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash >> 32) & (slots.count - 1)
  }
}
