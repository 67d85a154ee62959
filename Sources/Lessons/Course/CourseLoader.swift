package import Diagnostics
import FoundationEssentials

/// Reads a course folder: the manifest, the lessons in every language, and the checks across them.
package struct CourseLoader: Sendable {
  package static let manifestName = "course.json"

  private let files: FileSystem

  package init(files: FileSystem = .real) {
    self.files = files
  }

  /// The nearest folder with a `course.json`, from the given one upwards.
  package func locate(from folder: String) -> String? {
    var url = URL(filePath: folder, directoryHint: .isDirectory).standardized
    while true {
      let path = url.path(percentEncoded: false)
      let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      if files.list(root)?.contains(Self.manifestName) == true { return root }
      guard root != "/" else { return nil }
      url = url.deletingLastPathComponent()
    }
  }

  /// Reads the course.
  ///
  /// - Parameters:
  ///   - root: The folder of the manifest, as an absolute path.
  ///   - workingDirectory: Where the reader of the diagnostics stands; what lies below is named from there.
  /// - Returns: The course, or nil where its manifest cannot be read, and what is wrong with it.
  package func load(at root: String, from workingDirectory: String? = nil)
    -> (course: Course?, diagnostics: [Diagnostic])
  {
    let (files, diagnostics) = open(at: root, from: workingDirectory)
    guard let files else { return (nil, diagnostics) }
    let read = files.readAll()
    return (read.course, diagnostics + read.diagnostics)
  }

  /// Reads the manifest of a course and looks for its lessons.
  ///
  /// - Parameters:
  ///   - root: The folder of the manifest, as an absolute path.
  ///   - workingDirectory: Where the reader of the diagnostics stands; what lies below is named from there.
  /// - Returns: The course's files, or nil where its manifest cannot be read, and what is wrong with it.
  package func open(at root: String, from workingDirectory: String? = nil)
    -> (files: CourseFiles?, diagnostics: [Diagnostic])
  {
    let naming = FileNaming(root: root, workingDirectory: workingDirectory ?? root)
    let manifestFile = naming.name(of: Self.manifestName)
    guard let bytes = files.read("\(root)/\(Self.manifestName)") else {
      let missing = Diagnostic(
        .error, "no-course", "there is no \(Self.manifestName) here",
        advice: "give the course's folder with '--course'", file: manifestFile)
      return (nil, [missing])
    }
    let reader: ManifestReader
    do {
      reader = ManifestReader(try JSONNode.parse(bytes))
    } catch {
      return (nil, [error.located(in: manifestFile)])
    }
    guard !reader.diagnostics.containsErrors else {
      return (nil, reader.diagnostics.map { $0.located(in: manifestFile) })
    }
    let folders = CourseFolders(root: root, reader: reader, files: files, naming: naming)
    let course = CourseFiles(
      course: Course(root: root, manifest: reader.manifest, lessons: [:]),
      files: folders.lessons, reader: LessonReader(files: files, naming: naming),
      manifestFile: manifestFile)
    let diagnostics = reader.diagnostics + folders.diagnostics
    return (course, diagnostics.map { $0.located(in: manifestFile) })
  }
}
