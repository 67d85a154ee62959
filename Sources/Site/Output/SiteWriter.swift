private import FoundationEssentials
import Glibc
import Lessons

/// Puts a site where it is read from: written beside its place first, and moved there when it is whole.
package struct SiteWriter: Sendable {
  /// The folder of the site.
  private let folder: URL

  /// The mark of the site that was there when the writer was made, and the file it was read from.
  private let mark: SiteMark?
  private let markFile: FolderWalk.File?

  /// - Parameter folder: The path of the folder; what is there is replaced as a whole.
  package init(folder: String) {
    self.folder = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
    markFile = FolderWalk.File(at: self.folder.path + "/" + SiteMark.file)
    mark = SiteMark(in: self.folder.path)
  }

  /// Whether the folder held, untouched, the site that was written with the stamp.
  package func holds(_ stamp: String) -> Bool { mark?.stamp == stamp }

  /// The mark of the site that is there now.
  private var currentMark: SiteMark? {
    // Another build may have put another site there meanwhile.
    FolderWalk.File(at: folder.path + "/" + SiteMark.file) == markFile
      ? mark : SiteMark(in: folder.path)
  }

  /// Writes a site that is whole in memory.
  package func write(_ site: Site, stamp: String = "") throws {
    _ = try write(stamp: stamp) { files in
      for (path, bytes) in site.files.sorted(by: { $0.key < $1.key }) {
        try files.write(bytes, to: path)
      }
    }
  }

  /// Writes a site.
  ///
  /// When anything fails, what was there before stays as it was. A file whose content is the same as before is taken
  /// over as it is, with its time. One build at a time writes here; others wait for it.
  ///
  /// - Parameters:
  ///   - stamp: What ``holds(_:)`` is asked for later; empty where it will not be asked.
  ///   - fill: Writes the site's files.
  /// - Returns: How many files the site has.
  /// - Throws: ``NotASite`` where the folder holds something else; the file system's error where it cannot be written;
  ///   what `fill` throws.
  package func write(stamp: String = "", _ fill: (any SiteFiles) throws -> Void) throws -> Int {
    guard try isFree else { throw NotASite(path: folder.path) }
    let parent = folder.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    let lock = FolderLock(parent.path)
    defer { lock.end() }
    removeLeftovers()
    let fresh = parent.appending(path: beside(.new) + "\(getpid())").path
    defer { Self.remove(fresh) }
    try FileManager.default.createDirectory(atPath: fresh, withIntermediateDirectories: true)
    let before = currentMark
    let draft = SiteDraft(fresh, replacing: folder.path, keysBefore: before?.keys ?? [:])
    try fill(draft)
    let (written, kept) = (draft.written, draft.kept)
    let files = (before?.files ?? FolderWalk(folder.path).files).filter { kept.contains($0.path) }
    let mark = SiteMark(stamp: stamp, files: files + FolderWalk(fresh).files, keys: draft.keys)
    try FileBytes.write(mark.bytes, to: fresh + "/" + SiteMark.file)
    // To give many files a second name takes longer than to write a few.
    let isSmall = kept.count >= 10 * written.count
    if isSmall, let before, Set(before.files.map(\.path)) == written.union(kept),
      Replacement(of: written.sorted() + [SiteMark.file], in: folder.path, by: fresh).perform()
    {
      return written.count + kept.count
    }
    try draft.takeOver()
    try replaceAll(by: fresh)
    return written.count + kept.count
  }

  /// Puts a whole site where the one before stands.
  private func replaceAll(by fresh: String) throws {
    // Where it can be done in one step, no reader ever finds the site missing, however the build ends.
    if Replacement.exchange(fresh, folder.path) { return }
    let manager = FileManager.default
    guard manager.fileExists(atPath: folder.path) else {
      return try manager.moveItem(atPath: fresh, toPath: folder.path)
    }
    let old = folder.deletingLastPathComponent().appending(path: beside(.old) + "\(getpid())").path
    try manager.moveItem(atPath: folder.path, toPath: old)
    do {
      try manager.moveItem(atPath: fresh, toPath: folder.path)
    } catch {
      try manager.moveItem(atPath: old, toPath: folder.path)
      throw error
    }
    Self.remove(old)
  }

  /// Removes a folder with all that is in it, as far as it can be.
  private static func remove(_ folder: String) {
    let found = FolderWalk(folder, hidden: true, followingLinks: false)
    // The system takes its time for large ones.
    _ = found.files.concurrentMap(jobs: 2) { unlink(folder + "/" + $0.path) }
    for inner in found.folders.reversed() { rmdir(folder + "/" + inner) }
    rmdir(folder)
  }

  /// What stands beside the site while it is replaced.
  private enum Neighbour: String, CaseIterable {
    case new, old
  }

  /// The name of a neighbour, but for the process that it belongs to.
  private func beside(_ neighbour: Neighbour) -> String {
    ".\(folder.lastPathComponent).\(neighbour.rawValue)-"
  }

  /// Removes what this process has left beside the site, and processes that are no more: builds may be killed.
  package func removeLeftovers() {
    let parent = folder.deletingLastPathComponent()
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? [] {
      for start in Neighbour.allCases.map(beside) where name.hasPrefix(start) {
        guard let process = pid_t(name.dropFirst(start.count)) else { continue }
        let isAlive = kill(process, 0) == 0 || errno != ESRCH
        if isAlive && process != getpid() { continue }
        Self.remove(parent.path + "/" + name)
      }
    }
  }

  /// Whether the folder may be replaced: it is absent, empty, or a site written before.
  private var isFree: Bool {
    get throws {
      let manager = FileManager.default
      guard manager.fileExists(atPath: folder.path) else { return true }
      let content = try manager.contentsOfDirectory(atPath: folder.path)
      return content.isEmpty || content.contains(SiteMark.file)
    }
  }

  /// The folder holds files that no site writer put there.
  package struct NotASite: Error, Equatable {
    package let path: String
  }
}
