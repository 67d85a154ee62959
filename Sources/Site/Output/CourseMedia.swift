import Diagnostics
private import FoundationEssentials
import Lessons

/// The pictures that stand beside a course's lessons.
package struct CourseMedia: Equatable, Sendable {
  /// Their contents by their path from the folder `lessons`, such as `en/screen.png`.
  package var files: [String: [UInt8]]

  package init(files: [String: [UInt8]] = [:]) {
    self.files = files
  }

  /// What a page can show without running anything.
  private static let types: Set<String> = ["avif", "gif", "jpeg", "jpg", "png", "svg", "webp"]

  /// Reads the pictures of a course.
  ///
  /// - Throws: The file system's error where one cannot be read.
  package init(courseAt root: String) throws {
    let folder = root + "/lessons"
    files = [:]
    for path in FolderWalk(folder, hidden: true).files.map(\.path) {
      // Most are lessons.
      guard !path.hasSuffix(".md"), let end = path.utf8.lastIndex(of: UInt8(ascii: ".")),
        Self.types.contains(path[end...].dropFirst().lowercased())
      else { continue }
      files[path] = Array(try Data(contentsOf: URL(filePath: folder + "/" + path)))
    }
  }

  /// The pictures that pages may show, by their paths.
  var shown: [(path: String, bytes: [UInt8])] {
    files.filter { !Self.isActive($0.key, $0.value) }.sorted { $0.key < $1.key }
      .map { (path: $0.key, bytes: $0.value) }
  }

  /// What is wrong with the others.
  var problems: [Diagnostic] {
    files.filter { Self.isActive($0.key, $0.value) }.keys.sorted().map { path in
      Diagnostic(
        .error, "active-picture", "the drawing can run a script",
        advice: "take scripts, handlers and entities out of it", file: "lessons/\(path)")
    }
  }

  /// Whether a file is a drawing that could run something when it is opened by itself.
  private static func isActive(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard path.lowercased().hasSuffix(".svg") else { return false }
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return text.contains(#/<script|<foreignobject|javascript:|\son[a-z]+\s*=|<!entity/#)
  }
}
