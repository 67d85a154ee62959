import Foundation
import Lessons

@testable import Site

/// A small course in a folder, with the real theme.
struct BrowserSite {
  let folder: URL

  init(_ course: Course = SampleCourse.course()) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)")
    try write(course)
  }

  /// Replaces the site by that of another course.
  func write(_ course: Course) throws {
    let theme = try Theme(folder: ThemeTests.folder)
    let exercises = try? FileManager.default.contentsOfDirectory(atPath: course.root + "/exercises")
    let site = SiteBuilder(theme: theme).build(
      course, exercises: Set(exercises ?? ["q5"]), provenance: SampleCourse.provenance)
    try SiteWriter(folder: folder.path).write(site)
  }

  func page(_ path: String) -> URL {
    let parts = path.split(separator: "#", maxSplits: 1)
    let file = folder.appending(path: String(parts[0]))
    return parts.count < 2 ? file : URL(string: file.absoluteString + "#" + parts[1]) ?? file
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
