private import FoundationEssentials
import Glibc
import Lessons
import Synchronization

/// What of a site is new, written beside its place; what is as it was before stays there meanwhile.
final class SiteDraft: SiteFiles {
  private let folder: String
  private let before: String
  private let keysBefore: [String: UInt64]
  private let state = Mutex(State())

  private struct State {
    /// The files that are written here.
    var written: Set<String> = []

    /// The files that the site before has as they are to be.
    var kept: Set<String> = []

    /// From what files were made, of those that told.
    var keys: [String: UInt64] = [:]

    var folders: Set<String> = [""]
  }

  /// - Parameters:
  ///   - folder: Where the new site is written.
  ///   - before: Where the site stands that it will replace.
  ///   - keysBefore: From what the files there were made; empty where they may have been changed since.
  init(_ folder: String, replacing before: String, keysBefore: [String: UInt64]) {
    self.folder = folder
    self.before = before
    self.keysBefore = keysBefore
  }

  /// From what the files so far were made, of those that told.
  var keys: [String: UInt64] { state.withLock { $0.keys } }

  /// The files so far that are written here.
  var written: Set<String> { state.withLock { $0.written } }

  /// The files so far that the site before has as they are to be.
  var kept: Set<String> { state.withLock { $0.kept } }

  func write(_ bytes: [UInt8], to path: String, madeFrom key: UInt64?) throws {
    if FileBytes.file(before + "/" + path, holds: bytes) { return keep(path, key) }
    try FileBytes.write(bytes, to: try place(for: path, madeFrom: key))
  }

  func write(
    to path: String, madeFrom key: UInt64?,
    _ pieces: ((ArraySlice<UInt8>) throws -> Void) throws -> Void
  ) throws {
    let fresh = try place(for: path, madeFrom: key)
    let file = try FileBytes.create(fresh)
    defer { close(file) }
    // The system takes few large pieces several times as quickly as many small ones.
    var gathered: [UInt8] = []
    gathered.reserveCapacity(2 * Self.pieceSize)
    try pieces { piece in
      gathered.append(contentsOf: piece)
      guard gathered.count >= Self.pieceSize else { return }
      try FileBytes.append(gathered, to: file, fresh)
      gathered.removeAll(keepingCapacity: true)
    }
    try FileBytes.append(gathered, to: file, fresh)
    if FileBytes.areEqual(fresh, before + "/" + path) {
      unlink(fresh)
      state.withLock { _ = $0.written.remove(path) }
      keep(path, key)
    }
  }

  func keeps(_ path: String, madeFrom key: UInt64) -> Bool {
    guard keysBefore[path] == key else { return false }
    keep(path, key)
    return true
  }

  func keepsAll(beginning start: String, madeFrom key: UInt64) -> Bool {
    let found = keysBefore.filter { $0.key.hasPrefix(start) }
    guard !found.isEmpty, found.values.allSatisfy({ $0 == key }) else { return false }
    return found.keys.allSatisfy { keeps($0, madeFrom: key) }
  }

  /// Gives all files that are kept a second name here, so that the site is whole.
  ///
  /// - Throws: The file system's error where that cannot be.
  func takeOver() throws {
    for path in kept.sorted() {
      try makeFolder(of: path)
      let (old, new) = (before + "/" + path, folder + "/" + path)
      if link(old, new) == 0 { continue }
      // Some file systems know no second names.
      guard let bytes = FileSystem.real.read(old) else {
        throw FileBytes.Failure(path: old, code: errno)
      }
      try FileBytes.write(bytes, to: new)
    }
  }

  private static let pieceSize = 1 << 18

  private func keep(_ path: String, _ key: UInt64?) {
    state.withLock { state in
      state.kept.insert(path)
      if let key { state.keys[path] = key }
    }
  }

  /// Where a file is to be written.
  private func place(for path: String, madeFrom key: UInt64?) throws -> String {
    state.withLock { state in
      state.written.insert(path)
      if let key { state.keys[path] = key }
    }
    try makeFolder(of: path)
    return folder + "/" + path
  }

  private func makeFolder(of path: String) throws {
    let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    try state.withLock { state in
      guard state.folders.insert(parent).inserted else { return }
      try FileManager.default.createDirectory(
        atPath: folder + "/" + parent, withIntermediateDirectories: true)
    }
  }
}
