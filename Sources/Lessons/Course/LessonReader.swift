import Diagnostics
import Dispatch
import Synchronization

/// Reads and parses lesson files, several at a time, with results in the order of the files.
struct LessonReader {
  var files: FileSystem
  var naming: FileNaming

  typealias Result = (lesson: Lesson?, diagnostics: [Diagnostic])

  func read(_ lessons: [CourseFolders.LessonFile])
    -> (lessons: [String: [Lesson]], diagnostics: [Diagnostic])
  {
    let results = Mutex([Result](repeating: (nil, []), count: lessons.count))
    DispatchQueue.concurrentPerform(iterations: lessons.count) { index in
      let result = read(lessons[index])
      results.withLock { $0[index] = result }
    }
    var byLanguage: [String: [Lesson]] = [:]
    var diagnostics: [Diagnostic] = []
    for result in results.withLock({ $0 }) {
      if let lesson = result.lesson { byLanguage[lesson.language, default: []].append(lesson) }
      diagnostics += result.diagnostics
    }
    return (byLanguage, diagnostics)
  }

  /// Reads and parses one file.
  func read(_ file: CourseFolders.LessonFile) -> Result {
    let name = naming.name(of: file.path)
    guard let bytes = files.read("\(naming.root)/\(file.path)") else {
      let diagnostic = Diagnostic(
        .error, "unreadable-file", "the file cannot be read",
        advice: "check that it is a file and that you may read it", file: name)
      return (nil, [diagnostic])
    }
    let parsed = LessonParser().parse(bytes, id: file.id, language: file.language, file: name)
    return (parsed.lesson, parsed.diagnostics)
  }
}
