/// How files of the course are named to the reader: from where they stand where possible, else in full.
struct FileNaming: Sendable {
  var root: String
  var workingDirectory: String

  /// The name of a file given by its path from the course folder.
  func name(of path: String) -> String {
    let absolute = "\(root)/\(path)"
    let here = workingDirectory.hasSuffix("/") ? workingDirectory : workingDirectory + "/"
    return absolute.hasPrefix(here) ? String(absolute.dropFirst(here.count)) : absolute
  }
}
