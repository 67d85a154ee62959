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
    // Most words differ in their first eight bytes, which are compared as one number.
    ends.indices.map { (head: head(of: $0), number: $0) }
      .sorted { first, second in
        if first.head != second.head { return first.head < second.head }
        return self[first.number].lexicographicallyPrecedes(self[second.number])
      }
      .map(\.number)
  }

  /// The first eight bytes of a word, the first one highest, as if zeros followed the word.
  private func head(of number: Int) -> UInt64 {
    let word = self[number].prefix(8)
    return word.reduce(0) { $0 << 8 | UInt64($1) } << (8 * UInt64(8 - word.count))
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
    var hash: UInt64 = 0
    for byte in word { Self.mix(byte, into: &hash) }
    return number(of: word, hash)
  }

  /// The number of the next of some words that are parted by single blanks; nil behind the last.
  ///
  /// - Parameter index: Where the word begins; moved to where the next one does.
  mutating func number(in words: UnsafeBufferPointer<UInt8>, at index: inout Int) -> Int? {
    let start = index
    var hash: UInt64 = 0
    while index < words.count, words[index] != UInt8(ascii: " ") {
      Self.mix(words[index], into: &hash)
      index += 1
    }
    if start == index { return nil }
    let word = UnsafeBufferPointer(rebasing: words[start..<index])
    index += 1
    return number(of: word, hash)
  }

  /// Words are short: a byte at a time is quicker than eight.
  private static func mix(_ byte: UInt8, into hash: inout UInt64) {
    hash = (hash ^ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
  }

  private mutating func number(of word: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Int {
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
