private import FoundationEssentials
import Glibc
import Synchronization

/// A site that is being written beside its place; what is as it was before is taken over from there, with its time.
final class SiteDraft: SiteFiles {
  private let folder: String
  private let before: String
  private let keysBefore: [String: UInt64]
  private let state = Mutex(State())

  private struct State {
    /// The files written or taken over.
    var paths: Set<String> = []

    /// From what they were made, of those that told.
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

  /// How many files there are so far.
  var count: Int { state.withLock { $0.paths.count } }

  func write(_ bytes: [UInt8], to path: String, madeFrom key: UInt64?) throws {
    try begin(path, madeFrom: key)
    if FileBytes.file(before + "/" + path, holds: bytes), takesOver(path) { return }
    try FileBytes.write(bytes, to: folder + "/" + path)
  }

  func write(
    to path: String, madeFrom key: UInt64?, _ pieces: (([UInt8]) throws -> Void) throws -> Void
  ) throws {
    try begin(path, madeFrom: key)
    let fresh = folder + "/" + path
    let file = try FileBytes.create(fresh)
    defer { close(file) }
    try pieces { try FileBytes.append($0, to: file, fresh) }
    // The same file as before keeps its time.
    let same = fresh + ".same"
    if FileBytes.areEqual(fresh, before + "/" + path), link(before + "/" + path, same) == 0 {
      rename(same, fresh)
    }
  }

  func keeps(_ path: String, madeFrom key: UInt64) -> Bool {
    keysBefore[path] == key && (try? begin(path, madeFrom: key)) != nil && takesOver(path)
  }

  private func takesOver(_ path: String) -> Bool {
    link(before + "/" + path, folder + "/" + path) == 0
  }

  /// Makes the file's folder, and notes the file.
  private func begin(_ path: String, madeFrom key: UInt64?) throws {
    let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    try state.withLock { state in
      state.paths.insert(path)
      if let key { state.keys[path] = key }
      guard state.folders.insert(parent).inserted else { return }
      try FileManager.default.createDirectory(
        atPath: folder + "/" + parent, withIntermediateDirectories: true)
    }
  }
}
