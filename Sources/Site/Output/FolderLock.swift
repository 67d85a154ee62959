import Glibc

/// Keeps other processes out that ask for the lock of the same folder; it ends with the process at the latest.
struct FolderLock {
  private let folder: CInt

  /// Waits for the lock; where the file system knows no locks, there is nothing to wait for.
  ///
  /// - Parameter path: A folder that is there.
  init(_ path: String) {
    folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    while folder >= 0, flock(folder, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Lets others in.
  func end() {
    if folder >= 0 { close(folder) }
  }
}
