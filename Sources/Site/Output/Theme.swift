private import Foundation

/// The files that give the site its looks and its script, by their path in `assets/`.
package struct Theme: Equatable, Sendable {
  package var files: [String: [UInt8]]

  package init(files: [String: [UInt8]]) {
    self.files = files
  }

  /// What every theme holds.
  package static let required = ["course.css", "course.js", "icon.svg", "search.js"]

  /// Reads a theme's folder.
  ///
  /// - Throws: The file system's error where the folder or a file of it cannot be read.
  package init(folder: String) throws {
    files = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      let url = URL(filePath: folder).appending(path: path)
      guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true,
        !url.lastPathComponent.hasPrefix(".")
      else { continue }
      files[path] = Array(try Data(contentsOf: url))
    }
  }

  /// The theme with an author's files on top: theirs replace ours of the same name, and their `extra.css` comes behind our stylesheet.
  package func overlaid(with other: Theme) -> Theme {
    var copy = self
    for (path, bytes) in other.files where path != "extra.css" { copy.files[path] = bytes }
    if let extra = other.files["extra.css"] { copy.files["course.css", default: []] += extra }
    return copy
  }
}
