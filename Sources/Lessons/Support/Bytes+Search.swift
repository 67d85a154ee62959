private import Glibc

extension UnsafeBufferPointer<UInt8> {
  /// The first place of a byte at or behind an index; the system's search takes many bytes at a time.
  package func firstIndex(of byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start < count,
      let found = memchr(base + start, CInt(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// The first place of bytes in a row at or behind an index.
  package func firstIndex(of part: StaticString, from start: Int) -> Int? {
    let length = part.utf8CodeUnitCount
    guard length > 0 else { return start }
    var index = start
    while let found = firstIndex(of: part.utf8Start[0], from: index), found + length <= count {
      if (1..<length).allSatisfy({ self[found + $0] == part.utf8Start[$0] }) { return found }
      index = found + 1
    }
    return nil
  }
}
