package import Foundation

/// The sources of a module on disk.
package struct TwinTree {
  private let folder: URL

  /// Makes a tree of the Swift files in a folder.
  package init(_ folder: URL) { self.folder = folder }

  /// The text of the files, by their paths below the folder.
  ///
  /// - Throws: where a file cannot be read.
  package func sources() throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let files = paths.filter { $0.hasSuffix(".swift") }
    return try Dictionary(
      uniqueKeysWithValues: files.map {
        ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
      })
  }

  /// Writes the files with the twins anew, and takes away those that are no longer made.
  ///
  /// - Returns: the files that were written.
  /// - Throws: where a file cannot be read, written or removed.
  package func update() throws -> [URL] {
    let sources = try sources()
    let made = TwinFiles.made(from: sources)
    for (path, text) in sources where text.hasPrefix(TwinFiles.firstLine) && made[path] == nil {
      try FileManager.default.removeItem(at: folder.appending(path: path))
    }
    return try made.sorted { $0.key < $1.key }.map { path, text in
      let file = folder.appending(path: path)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return file
    }
  }
}
