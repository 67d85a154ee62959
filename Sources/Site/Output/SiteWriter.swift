private import Foundation

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

  /// Writes the site.
  ///
  /// When anything fails, what was there before stays as it was.
  ///
  /// - Throws: ``NotASite`` where the folder holds something else; the file system's error where it cannot be written.
  package func write(_ site: Site) throws {
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
    for (path, bytes) in site.files.sorted(by: { $0.key < $1.key }) {
      let file = folder.appending(path: path)
      try manager.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    }
    try Data().write(to: folder.appending(path: Self.mark))
  }

  /// The folder holds files that no site writer put there.
  package struct NotASite: Error, Equatable {
    package let path: String
  }
}
