import Glibc

/// A file of sheets, one behind the other, that grows at its end.
///
/// Each begins with a header: a mark, a hash of what follows in it, the sheet's name, and the length and the hash of each
/// part. A file that was cut short or damaged is good up to there; what is damaged inside a part is not given out.
struct SheetLog: Sendable {
  /// Where a sheet stands in its file.
  struct Entry: Sendable {
    fileprivate var start: Int

    /// The length and the hash of each part, in turn.
    fileprivate var parts: [UInt64]

    private var lengths: some Sequence<UInt64> {
      stride(from: 0, to: parts.count, by: 2).lazy.map { parts[$0] }
    }

    func hash(of part: LessonSheet.Part) -> UInt64 { parts[2 * part.rawValue + 1] }

    /// How many bytes it takes.
    var size: Int { lengths.reduce(Header.size) { $0 + Int($1) } }

    init(_ sheet: LessonSheet) {
      start = 0
      parts = LessonSheet.Part.allCases.flatMap { part in
        [UInt64(sheet[part].count), ByteHash(of: sheet[part]).value]
      }
    }

    fileprivate init?(_ header: Header, at start: Int) {
      self.start = start
      parts = header.parts
      // What no file can hold is no length.
      guard lengths.allSatisfy({ $0 < 1 << 40 }) else { return nil }
    }

    /// The same sheet at another place.
    func moved(to start: Int) -> Entry {
      var copy = self
      copy.start = start
      return copy
    }
  }

  private let file: CInt

  /// Opens a file, made where it is not there, until ``close()``; nil where that cannot be.
  init?(_ path: String) {
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { return nil }
  }

  func close() { Glibc.close(file) }

  /// Keeps other processes from appending for as long as the file is open; false where another does so already.
  func lock() -> Bool {
    // Where the file system knows no locks, damage is seen when it is read.
    flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
  }

  /// The sheets in the file, up to the first that is damaged, and where they end.
  func entries() -> (entries: [String: Entry], end: Int) {
    let size = Int(lseek(file, 0, SEEK_END))
    var entries: [String: Entry] = [:]
    var start = 0
    while let header = read(Header.size, at: start).flatMap(Header.init),
      let entry = Entry(header, at: start), start + entry.size <= size
    {
      entries[header.name] = entry
      start += entry.size
    }
    return (entries, start)
  }

  /// A part of a sheet; nil where it is not as it was written, which is not looked at where it is trusted.
  func part(_ part: LessonSheet.Part, of entry: Entry, isTrusted: Bool) -> [UInt8]? {
    var start = entry.start + Header.size
    for earlier in 0..<part.rawValue { start += Int(entry.parts[2 * earlier]) }
    guard let bytes = read(Int(entry.parts[2 * part.rawValue]), at: start),
      isTrusted || ByteHash(of: bytes[...]).value == entry.hash(of: part)
    else { return nil }
    return bytes
  }

  /// Writes a sheet to its place; false where it cannot be.
  func write(_ sheet: LessonSheet, named name: String, to entry: Entry) -> Bool {
    guard let header = Header(name: name, parts: entry.parts)?.bytes else { return false }
    return write(header, at: entry.start) && write(sheet.bytes, at: entry.start + Header.size)
  }

  /// Copies a sheet of another file to a place of this one; false where it cannot be.
  func copy(_ entry: Entry, of other: SheetLog, to start: Int) -> Bool {
    other.read(entry.size, at: entry.start).map { write($0, at: start) } ?? false
  }

  /// Cuts off what stands behind a place.
  func cut(at end: Int) { ftruncate(file, off_t(end)) }

  private func write(_ bytes: [UInt8], at start: Int) -> Bool {
    FileBytes.writeAll(bytes) { rest, written in
      pwrite(file, rest.baseAddress, rest.count, off_t(start + written))
    }
  }

  /// So many bytes at a place; nil where the file has not as many.
  private func read(_ count: Int, at start: Int) -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = pread(
          file, buffer.baseAddress.map { $0 + filled }, count - filled, off_t(start + filled))
        guard got > 0 else { return }
        filled += got
      }
    }
    return bytes.count == count ? bytes : nil
  }
}

/// What stands before each sheet of a file.
private struct Header {
  let name: String
  let parts: [UInt64]

  private static let mark: UInt64 = 0x5448_4545_4853_0002
  private static let nameSize = 40
  static let size = 16 + nameSize + 16 * LessonSheet.Part.allCases.count

  /// Nil where the name is too long.
  init?(name: String, parts: [UInt64]) {
    guard name.utf8.count <= Self.nameSize, !name.utf8.contains(0) else { return nil }
    self.name = name
    self.parts = parts
  }

  /// Nil where the bytes are no header.
  init?(_ bytes: [UInt8]) {
    let numbers = bytes.withUnsafeBytes { bytes in
      stride(from: 0, to: bytes.count, by: 8).map {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0, as: UInt64.self))
      }
    }
    let rest = Array(bytes[16...])
    guard numbers[0] == Self.mark, numbers[1] == ByteHash(of: rest[...]).value else { return nil }
    name = String(decoding: rest.prefix(Self.nameSize).prefix { $0 != 0 }, as: UTF8.self)
    parts = Array(numbers[(2 + Self.nameSize / 8)...])
  }

  var bytes: [UInt8] {
    var rest = Array(name.utf8)
    rest += [UInt8](repeating: 0, count: Self.nameSize - rest.count)
    for number in parts { rest.append(little: number) }
    var bytes: [UInt8] = []
    for number in [Self.mark, ByteHash(of: rest[...]).value] { bytes.append(little: number) }
    return bytes + rest
  }
}
