import Diagnostics
package import FoundationEssentials
import Glibc

/// Keeps a course's progress in a file; safe for several runs at a time and for kills at any moment.
package struct ProgressStore: Sendable {
  /// The file, from the course folder.
  package static let name = ".courseware/progress.json"

  private let file: URL
  private let course: String

  /// - Parameters:
  ///   - root: The course folder.
  ///   - course: The course's stored name.
  package init(root: String, course: String) {
    file = URL(filePath: root).appending(path: Self.name)
    self.course = course
  }

  /// The progress so far.
  ///
  /// - Throws: `Diagnostic` where the file is no progress file.
  package func read() throws -> CourseProgress {
    guard let data = FileManager.default.contents(atPath: file.path) else {
      return CourseProgress(course: course)
    }
    return try Self.decode(data, named: Self.name)
  }

  /// Reads a progress file of ours or of the page's.
  ///
  /// - Parameters:
  ///   - data: What it holds.
  ///   - name: What messages call it.
  /// - Throws: `Diagnostic` where it is none.
  package static func decode(_ data: Data, named name: String) throws -> CourseProgress {
    guard let progress = try? JSONDecoder().decode(CourseProgress.self, from: data),
      progress.format == CourseProgress.format, progress.version == 1
    else {
      throw Diagnostic(
        .error, "broken-progress", "the file holds no progress that this version can read",
        advice: "move it away; it is then made anew", file: name)
    }
    return progress
  }

  /// Changes the progress, one run after the other.
  ///
  /// - Throws: `Diagnostic` where the file is no progress file, or an error of the file system.
  @discardableResult
  package func update<Result>(_ change: (inout CourseProgress) throws -> Result) throws -> Result {
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return try Self.locked(folder.appending(path: "progress.lock").path) {
      let old = try read()
      var progress = old
      let result = try change(&progress)
      if progress != old {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try (encoder.encode(progress) + Data("\n".utf8)).write(to: file, options: .atomic)
      }
      return result
    }
  }

  /// Runs something while no other run holds the lock; the system lets go of it even when a run is killed.
  private static func locked<Result>(
    _ path: String, _ body: () throws -> Result
  ) throws -> Result {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else {
      throw CocoaError(.fileWriteNoPermission)
    }
    defer { close(descriptor) }
    return try body()
  }
}
