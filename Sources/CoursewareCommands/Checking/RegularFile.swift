import FoundationEssentials
import Glibc
import Processes

/// Reads files that somebody else may put in place: a pipe or a device in their stead may have no end, or no beginning.
enum RegularFile {
  /// What a file holds.
  ///
  /// - Parameters:
  ///   - path: The file; a link is followed.
  ///   - limit: How many bytes are wanted at the most.
  /// - Returns: The bytes, one more than the limit where the file is longer; nil where it is no file or cannot be read.
  static func contents(of path: String, limit: Int) -> Data? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let file = Descriptor(descriptor)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Data(file.readToEnd(upTo: limit + 1))
  }
}
