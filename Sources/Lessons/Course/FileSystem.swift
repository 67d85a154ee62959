import FoundationEssentials
private import Glibc

/// What the tool wants of a file system, as values, so that tests can give their own.
package struct FileSystem: Sendable {
  /// The bytes of a file; nil where there is no such file or it cannot be read.
  package var read: @Sendable (_ path: String) -> [UInt8]?

  /// The names in a folder, sorted; nil where there is no such folder.
  package var list: @Sendable (_ path: String) -> [String]?

  package init(
    read: @escaping @Sendable (String) -> [UInt8]?,
    list: @escaping @Sendable (String) -> [String]?
  ) {
    self.read = read
    self.list = list
  }

  /// The file system of the machine.
  package static let real = FileSystem(
    read: bytes,
    list: { path in
      (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted()
    })

  /// The bytes of a regular file, read at once.
  private static func bytes(of path: String) -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = Int(status.st_size)
    var isRead = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Glibc.read(file, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0 { return }
        if got == 0 { break }
        count += got
      }
      isRead = true
    }
    return isRead ? bytes : nil
  }
}
