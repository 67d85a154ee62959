private import FoundationEssentials
import Glibc
import Synchronization

/// Sheets in a folder, a file each, which later builds find again.
///
/// A file begins with the length and the hash of each part. What is damaged, cut short or gone counts as not kept and
/// is made anew; so no build needs to wait for another, and none can be misled by one that was killed.
package final class SheetFolder: SheetStore {
  private let folder: String
  private let used = Mutex<Set<String>>([])

  /// - Parameter folder: The path of the folder, made where it is not there.
  /// - Throws: The file system's error where it cannot be made.
  package init(_ folder: String) throws {
    self.folder = folder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  func part(_ part: LessonSheet.Part, of name: String) -> [UInt8]? {
    let file = open(path(name), O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    used.withLock { _ = $0.insert(name) }
    guard let header = Self.read(file, Self.headerSize, at: 0) else { return nil }
    var start = Self.headerSize
    for earlier in 0..<part.rawValue { start += Self.number(header, 2 * earlier) }
    guard let bytes = Self.read(file, Self.number(header, 2 * part.rawValue), at: start),
      ByteHash(of: bytes).value
        == UInt64(bitPattern: Int64(Self.number(header, 2 * part.rawValue + 1)))
    else { return nil }
    return bytes
  }

  func keep(_ sheet: LessonSheet, as name: String) {
    used.withLock { _ = $0.insert(name) }
    let parts = LessonSheet.Part.allCases.map { sheet[$0] }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(parts.reduce(Self.headerSize) { $0 + $1.count })
    for part in parts {
      for number in [UInt64(part.count), ByteHash(of: part).value] {
        withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
      }
    }
    for part in parts { bytes += part }
    // What cannot be kept is made anew when it is needed.
    try? FileBytes.write(bytes, to: path(name))
  }

  /// Removes what this build did not use, once that is more than what it used.
  package func trim() {
    let used = used.withLock { $0 }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let unused = names.filter { !used.contains($0) }
    guard unused.count > used.count else { return }
    for name in unused { unlink(path(name)) }
  }

  private static let headerSize = 16 * LessonSheet.Part.allCases.count

  private func path(_ name: String) -> String { folder + "/" + name }

  private static func number(_ header: [UInt8], _ index: Int) -> Int {
    header.withUnsafeBytes {
      Int(littleEndian: $0.loadUnaligned(fromByteOffset: 8 * index, as: Int.self))
    }
  }

  /// So many bytes at a place; nil where the file has not as many.
  private static func read(_ file: CInt, _ count: Int, at start: Int) -> [UInt8]? {
    guard 0..<1 << 40 ~= count, 0..<1 << 40 ~= start else { return nil }
    var status = stat()
    guard fstat(file, &status) == 0, start + count <= Int(status.st_size) else { return nil }
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
