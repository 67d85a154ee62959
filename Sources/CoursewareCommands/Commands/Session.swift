import Diagnostics
import FoundationEssentials
import Lessons
import Proofs

/// A course opened for one command.
struct Session: Sendable {
  let context: Context

  /// The course folder, as an absolute path.
  let root: String

  let arguments: Arguments

  /// The course's files; nil where single lessons without a course are meant.
  var files: CourseFiles?

  /// The course, with what is not translated in the source's language unless it is wanted as it is written.
  let course: Course

  /// How far the course is translated; empty where that is not asked for.
  var translations: [LessonTranslation] = []

  /// The model library.
  let library: Environment

  /// Opens the course that the arguments or the folder name.
  ///
  /// - Parameters:
  ///   - asWritten: Whether the translations are wanted with their gaps, as authors' commands do.
  ///   - isRead: Whether the lessons are wanted, and the model library.
  /// - Returns: Nil where its content has errors; they are reported.
  /// - Throws: `Diagnostic` where there is no course, `UsageError` for a bad option.
  static func open(
    _ arguments: Arguments, _ context: Context, asWritten: Bool = false, isRead: Bool = true
  ) throws -> Session? {
    let root = try folder(arguments, context)
    var (files, diagnostics) = CourseLoader().open(at: root)
    var course = files?.course
    var translations: [LessonTranslation] = []
    if isRead, let files {
      let read = files.readAll()
      course = read.course
      diagnostics += read.diagnostics
      if asWritten || !read.course.isWhole {
        let found = TranslationReader().read(read.course)
        translations = found.translations
        diagnostics += found.diagnostics
        if !asWritten { course = read.course.completed(by: translations) }
      }
    }
    let shown = diagnostics.map { $0.shown(from: root, in: context.folder) }
    context.console.report(shown, from: context.folder)
    guard let files, let course, !diagnostics.containsErrors else { return nil }
    return Session(
      context: context, root: root, arguments: arguments, files: files, course: course,
      translations: translations,
      library: isRead ? try modelLibrary(of: course) : Environment())
  }

  static func folder(_ arguments: Arguments, _ context: Context) throws -> String {
    let words = LearnerWords(language: arguments[.language] ?? context.locale)
    guard let given = arguments[.course] else {
      if let found = CourseLoader().locate(from: context.folder) { return found }
      throw CommandLineFault(words.noCourse)
    }
    let root = context.path(given)
    guard FileManager.default.fileExists(atPath: root + "/course.json") else {
      throw CommandLineFault(words.noCourse(in: given))
    }
    return root
  }

  /// The library's sources, each named from the course folder.
  private static func modelLibrary(of course: Course) throws -> Environment {
    guard let name = course.manifest.model else { return Environment() }
    let folder = URL(filePath: course.root).appending(path: name)
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    let sources = try files.filter { $0.hasSuffix(".swift") }.sorted().map { file in
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return SourceText(text, file: "\(name)/\(file)")
    }
    if sources.isEmpty {
      throw Diagnostic(
        .error, "no-model", "the model library '\(name)' holds no Swift file",
        advice: "correct 'model' in course.json, or take it away", file: "course.json")
    }
    return Environment(library: sources, module: folder.lastPathComponent)
  }

  /// Reports diagnostics whose files are named from the course folder.
  func report(_ diagnostics: [Diagnostic]) {
    context.console.report(diagnostics.map(shown), from: context.folder)
  }

  /// A diagnostic whose file is named from the course folder, named from where the user stands.
  func shown(_ diagnostic: Diagnostic) -> Diagnostic {
    diagnostic.shown(from: root, in: context.folder)
  }

  /// The folder of what can be made anew at any time; nil for the usual one in the course folder.
  var cacheFolder: String?

  /// The folder of what can be made anew at any time.
  var cache: URL { URL(filePath: cacheFolder ?? root + "/.courseware/cache") }

  /// The compiler with its caches in the course folder.
  var compiler: Compiler {
    get throws {
      // The compiler's modules remember the path they were built at: a course that moves begins a new cache.
      let folder = cache.resolvingSymlinksInPath()
      let modules = folder.appending(path: "modules-\(ArtifactCache.name(of: folder.path))")
      try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
      return Compiler(toolchain: try .current(moduleCache: modules.path))
    }
  }

  /// How much is done at a time.
  var jobs: Int {
    get throws { try Self.jobs(arguments) }
  }

  /// How much the arguments let be done at a time; as much as there are processors where they do not say.
  static func jobs(_ arguments: Arguments) throws -> Int {
    guard let given = arguments[.jobs] else {
      return ProcessInfo.processInfo.activeProcessorCount
    }
    guard let number = Int(given), (1...256).contains(number) else {
      throw UsageError.badValue(.jobs, given: given, allowed: "a number from 1 to 256")
    }
    return number
  }

  /// The languages that `--lang` asks for: one, or all of the course's.
  var languages: [String] {
    get throws {
      guard let given = arguments[.language] else { return course.manifest.languages }
      guard course.manifest.languages.contains(given) else {
        let allowed = course.manifest.languages.joined(separator: " or ")
        throw UsageError.badValue(.language, given: given, allowed: allowed)
      }
      return [given]
    }
  }
}

extension Diagnostic {
  /// The diagnostic with its file named from where the user stands.
  func shown(from root: String, in folder: String) -> Diagnostic {
    var copy = self
    copy.file = file.map { shownPath($0, from: root, in: folder) }
    copy.notes = notes.map { $0.shown(from: root, in: folder) }
    return copy
  }
}

/// A file named from the course folder, named from where the user stands; never by an absolute path.
func shownPath(_ file: String, from root: String, in folder: String) -> String {
  let path = URL(filePath: file.hasPrefix("/") ? file : root + "/" + file).standardized.path
    .split(separator: "/")
  let here = folder.split(separator: "/")
  let shared = zip(path, here).prefix { $0 == $1 }.count
  let parts = here.dropFirst(shared).map { _ in ".." } + path.dropFirst(shared)
  return parts.isEmpty ? "." : parts.joined(separator: "/")
}
