private import FoundationEssentials
import Glibc

/// Puts a site where it is read from: written beside its place first, and moved there when it is whole.
package struct SiteWriter {
  /// The folder of the site.
  private let folder: URL

  /// - Parameter folder: The path of the folder; what is there is replaced as a whole.
  package init(folder: String) {
    self.folder = URL(filePath: folder, directoryHint: .isDirectory).standardizedFileURL
  }

  /// Whether the folder holds, untouched, the site that was written with the stamp.
  package func holds(_ stamp: String) -> Bool {
    SiteMark(in: folder.path)?.stamp == stamp
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
  /// over as it is, with its time.
  ///
  /// - Parameters:
  ///   - stamp: What ``holds(_:)`` is asked for later; empty where it will not be asked.
  ///   - fill: Writes the site's files.
  /// - Returns: How many files the site has.
  /// - Throws: ``NotASite`` where the folder holds something else; the file system's error where it cannot be written;
  ///   what `fill` throws.
  package func write(stamp: String = "", _ fill: (any SiteFiles) throws -> Void) throws -> Int {
    let manager = FileManager.default
    guard try isFree else { throw NotASite(path: folder.path) }
    let parent = folder.deletingLastPathComponent()
    try manager.createDirectory(at: parent, withIntermediateDirectories: true)
    removeLeftovers()
    let process = ProcessInfo.processInfo.processIdentifier
    let fresh = parent.appending(path: beside(.new) + "\(process)")
    defer { try? manager.removeItem(at: fresh) }
    try manager.createDirectory(at: fresh, withIntermediateDirectories: true)
    let draft = SiteDraft(
      fresh.path, replacing: folder.path, keysBefore: SiteMark(in: folder.path)?.keys ?? [:])
    try fill(draft)
    try SiteMark(stamp: stamp, keys: draft.keys).write(to: fresh.path)
    // Where it can be done in one step, no reader ever finds the site missing, however the build ends.
    if Self.exchange(fresh.path, folder.path) { return draft.count }
    guard manager.fileExists(atPath: folder.path) else {
      try manager.moveItem(at: fresh, to: folder)
      return draft.count
    }
    let old = parent.appending(path: beside(.old) + "\(process)")
    try manager.moveItem(at: folder, to: old)
    do {
      try manager.moveItem(at: fresh, to: folder)
    } catch {
      try manager.moveItem(at: old, to: folder)
      throw error
    }
    try? manager.removeItem(at: old)
    return draft.count
  }

  /// Lets two folders change places; false where one is not there, or the file system cannot.
  private static func exchange(_ first: String, _ second: String) -> Bool {
    // Swift does not import what only Linux has.
    guard let symbol = dlsym(nil, "renameat2") else { return false }
    typealias Function =
      @convention(c) (CInt, UnsafePointer<CChar>, CInt, UnsafePointer<CChar>, CUnsignedInt) -> CInt
    let exchanging: CUnsignedInt = 2
    return unsafeBitCast(symbol, to: Function.self)(
      AT_FDCWD, first, AT_FDCWD, second, exchanging) == 0
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
  private func removeLeftovers() {
    let parent = folder.deletingLastPathComponent()
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? [] {
      for start in Neighbour.allCases.map(beside) where name.hasPrefix(start) {
        guard let process = pid_t(name.dropFirst(start.count)) else { continue }
        let isAlive = kill(process, 0) == 0 || errno != ESRCH
        if isAlive && process != getpid() { continue }
        try? FileManager.default.removeItem(at: parent.appending(path: name))
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
