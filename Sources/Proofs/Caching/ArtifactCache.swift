package import FoundationEssentials

/// A folder of things built once for each key; safe for several processes at a time, and for kills at any moment.
package struct ArtifactCache: Sendable {
  private let root: URL

  /// - Parameter root: The folder; it may not exist yet.
  package init(root: URL) {
    self.root = root
  }

  /// The folder that was built for a key, built now where there is none.
  ///
  /// - Parameters:
  ///   - key: All that the result depends on. It is kept beside the result and compared, so that no two can be mistaken.
  ///   - build: Fills the folder it is given.
  /// - Returns: The filled folder.
  /// - Throws: What `build` throws, or an error of the file system.
  package func folder(for key: String, build: (URL) throws -> Void) throws -> URL {
    let folder = root.appending(path: Self.name(of: key), directoryHint: .isDirectory)
    let mark = folder.appending(path: ".key")
    if let kept = FileManager.default.contents(atPath: mark.path), kept == Data(key.utf8) {
      return folder
    }
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let fresh = root.appending(path: ".new-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: fresh, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: fresh) }
    try build(fresh)
    try Data(key.utf8).write(to: fresh.appending(path: ".key"))
    // Whoever was first has built the same; what is there without its mark is a leftover.
    if FileManager.default.contents(atPath: mark.path) != Data(key.utf8) {
      try? FileManager.default.removeItem(at: folder)
      try? FileManager.default.moveItem(at: fresh, to: folder)
    }
    return folder
  }

  /// A short name for a key: the 64-bit FNV-1a hash, in hexadecimal.
  package static func name(of key: String) -> String {
    let hash = key.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
