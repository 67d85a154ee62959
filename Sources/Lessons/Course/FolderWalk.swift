private import Glibc

/// All that is in a folder and below it, in no order.
package struct FolderWalk: Sendable {
  /// The files; where links are not followed, all that is no folder.
  package private(set) var files: [File] = []

  /// The folders below, by their paths from the first one, each before what it holds.
  package private(set) var folders: [String] = []

  /// A file that was found.
  package struct File: Equatable, Sendable {
    /// From the folder that was walked.
    package var path: String

    /// In bytes.
    package var size: Int

    /// When it was changed last: seconds since 1970, and nanoseconds of the next one.
    package var seconds: Int
    package var nanoseconds: Int

    /// What stands at a path; nil where nothing does.
    package init?(at path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      self.init(path, status)
    }

    fileprivate init(_ path: String, _ status: stat) {
      self.path = path
      size = Int(status.st_size)
      seconds = status.st_mtim.tv_sec
      nanoseconds = status.st_mtim.tv_nsec
    }
  }

  private let root: String
  private let isHiddenFound: Bool
  private let isLinkFollowed: Bool

  /// - Parameters:
  ///   - root: The folder; one that is not there, or may not be read, holds nothing.
  ///   - hidden: Whether names that begin with a dot are found as well.
  ///   - followingLinks: Whether a symbolic link counts as what it leads to.
  package init(_ root: String, hidden: Bool = false, followingLinks: Bool = true) {
    self.root = root
    isHiddenFound = hidden
    isLinkFollowed = followingLinks
    walk("")
  }

  private mutating func walk(_ folder: String) {
    // By its whole path, so that links in a circle come to the system's limit.
    guard let stream = opendir(folder.isEmpty ? root : root + "/" + folder) else { return }
    defer { closedir(stream) }
    let dot = CChar(UInt8(ascii: "."))
    while let entry = readdir(stream) {
      let start = (entry.pointee.d_name.0, entry.pointee.d_name.1, entry.pointee.d_name.2)
      if start.0 == dot {
        if !isHiddenFound || start.1 == 0 || start.1 == dot && start.2 == 0 { continue }
      }
      var status = stat()
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { name in
          let flags = isLinkFollowed ? 0 : AT_SYMLINK_NOFOLLOW
          return fstatat(dirfd(stream), name, &status, flags) == 0 ? String(cString: name) : nil
        }
      }
      guard let name else { continue }
      let path = folder.isEmpty ? name : folder + "/" + name
      switch status.st_mode & S_IFMT {
      case S_IFDIR:
        folders.append(path)
        walk(path)
      case S_IFREG: files.append(File(path, status))
      default: if !isLinkFollowed { files.append(File(path, status)) }
      }
    }
  }
}
