private import Foundation
import Glibc

/// Puts a site where it is read from: written beside its place first, and moved there when it is whole.
package struct SiteWriter {
  /// The folder of the site.
  private let folder: URL

  /// - Parameter folder: The path of the folder; what is there is replaced as a whole.
  package init(folder: String) {
    self.folder = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
  }

  /// The file that tells a folder this writer made from any other, which it does not touch.
  package static let mark = ".courseware-site"

  /// Whether the folder holds, untouched, the site that was written with the stamp.
  package func holds(_ stamp: String) -> Bool {
    let mark = FileManager.default.contents(atPath: folder.appending(path: Self.mark).path)
    return mark.map { String(decoding: $0, as: UTF8.self) } == Self.text(stamp, of: folder)
  }

  /// What the mark says: from what the site was made, and what was written.
  private static func text(_ stamp: String, of folder: URL) -> String {
    var digest = FolderDigest(.times)
    digest.add(path: folder.path)
    return "\(stamp) \(digest.text)\n"
  }

  /// Writes the site.
  ///
  /// When anything fails, what was there before stays as it was. A file whose content is the same as before is taken
  /// over as it is, with its time.
  ///
  /// - Parameter stamp: What ``holds(_:)`` is asked for later; empty where it will not be asked.
  /// - Throws: ``NotASite`` where the folder holds something else; the file system's error where it cannot be written.
  package func write(_ site: Site, stamp: String = "") throws {
    let manager = FileManager.default
    guard try isFree else { throw NotASite(path: folder.path) }
    let parent = folder.deletingLastPathComponent()
    try manager.createDirectory(at: parent, withIntermediateDirectories: true)
    let process = ProcessInfo.processInfo.processIdentifier
    let fresh = parent.appending(path: ".\(folder.lastPathComponent).new-\(process)")
    let old = parent.appending(path: ".\(folder.lastPathComponent).old-\(process)")
    for leftover in [fresh, old] { try? manager.removeItem(at: leftover) }
    defer { try? manager.removeItem(at: fresh) }
    try fill(fresh, with: site)
    try Data(Self.text(stamp, of: fresh).utf8).write(to: fresh.appending(path: Self.mark))
    guard manager.fileExists(atPath: folder.path) else {
      try manager.moveItem(at: fresh, to: folder)
      return
    }
    try manager.moveItem(at: folder, to: old)
    do {
      try manager.moveItem(at: fresh, to: folder)
    } catch {
      try manager.moveItem(at: old, to: folder)
      throw error
    }
    try? manager.removeItem(at: old)
  }

  /// Whether the folder may be replaced: it is absent, empty, or a site written before.
  private var isFree: Bool {
    get throws {
      let manager = FileManager.default
      guard manager.fileExists(atPath: folder.path) else { return true }
      let content = try manager.contentsOfDirectory(atPath: folder.path)
      return content.isEmpty || content.contains(Self.mark)
    }
  }

  private func fill(_ folder: URL, with site: Site) throws {
    let manager = FileManager.default
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    var folders: Set<Substring> = []
    for (path, bytes) in site.files.sorted(by: { $0.key < $1.key }) {
      let parent = path.lastIndex(of: "/").map { path[..<$0] } ?? ""
      let file = folder.path + "/" + path
      if folders.insert(parent).inserted {
        try manager.createDirectory(
          atPath: folder.path + "/" + parent, withIntermediateDirectories: true)
      }
      let before = self.folder.path + "/" + path
      if Self.file(at: before, holds: bytes), link(before, file) == 0 { continue }
      try Data(bytes).write(to: URL(filePath: file))
    }
  }

  private static func file(at path: String, holds bytes: [UInt8]) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == bytes.count
    else { return false }
    return FileManager.default.contents(atPath: path).map { $0.elementsEqual(bytes) } ?? false
  }

  /// The folder holds files that no site writer put there.
  package struct NotASite: Error, Equatable {
    package let path: String
  }
}
