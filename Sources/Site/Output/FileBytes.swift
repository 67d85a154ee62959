import Glibc

/// Writes and compares whole files.
enum FileBytes {
  /// The system could not do it.
  struct Failure: Error, CustomStringConvertible {
    var path: String
    var code: CInt

    var description: String { "\(path): \(String(cString: strerror(code)))" }
  }

  /// Writes a file anew.
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let file = try create(path)
    defer { close(file) }
    try append(bytes, to: file, path)
  }

  /// Opens a new, empty file; the caller closes it.
  ///
  /// A file that has the path already is not written into: it may have other names.
  static func create(_ path: String) throws(Failure) -> CInt {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    var file = open(path, flags, 0o666)
    if file < 0, errno == EEXIST, unlink(path) == 0 { file = open(path, flags, 0o666) }
    guard file >= 0 else { throw Failure(path: path, code: errno) }
    return file
  }

  static func append(_ bytes: [UInt8], to file: CInt, _ path: String) throws(Failure) {
    let isWritten = writeAll(bytes) { rest, _ in Glibc.write(file, rest.baseAddress, rest.count) }
    guard isWritten else { throw Failure(path: path, code: errno) }
  }

  /// Writes bytes by a call that may take some of them and tells how many; false, with `errno` set, where it fails.
  static func writeAll(
    _ bytes: [UInt8], by write: (_ rest: UnsafeRawBufferPointer, _ written: Int) -> Int
  ) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let count = write(UnsafeRawBufferPointer(rebasing: bytes[written...]), written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }
  }

  /// Whether a regular file holds exactly these bytes.
  static func file(_ path: String, holds bytes: [UInt8]) -> Bool {
    size(of: path) == bytes.count && Pieces(path, of: max(1, bytes.count)).next() ?? [] == bytes
  }

  /// Whether two regular files hold the same.
  static func areEqual(_ first: String, _ second: String) -> Bool {
    guard let size = size(of: first), size == self.size(of: second) else { return false }
    let (a, b) = (Pieces(first, of: 1 << 20), Pieces(second, of: 1 << 20))
    var compared = 0
    while let piece = a.next() {
      guard piece == b.next() else { return false }
      compared += piece.count
    }
    return compared == size
  }

  /// The size of a regular file; nil for anything else.
  static func size(of path: String) -> Int? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// The bytes of a file, in pieces of one size but for the last.
  private final class Pieces {
    private let file: CInt
    private let size: Int

    init(_ path: String, of size: Int) {
      file = open(path, O_RDONLY | O_CLOEXEC)
      self.size = size
    }

    deinit { if file >= 0 { close(file) } }

    /// Nil at the end, and where nothing can be read.
    func next() -> [UInt8]? {
      let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        while count < size {
          let got = read(file, buffer.baseAddress.map { $0 + count }, size - count)
          guard got > 0 else { return }
          count += got
        }
      }
      return piece.isEmpty ? nil : piece
    }
  }
}
