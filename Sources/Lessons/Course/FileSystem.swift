import Foundation

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
    read: { path in
      (try? Data(contentsOf: URL(filePath: path))).map { [UInt8]($0) }
    },
    list: { path in
      (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted()
    })
}
