import Diagnostics

/// The lessons to read first exist.
enum RequirementsCheck: CourseCheck {
  static func diagnostics(for course: Course) -> [Diagnostic] {
    let known = Set(course.allLessons.map(\.id))
    return course.allLessons.flatMap { lesson in
      lesson.frontMatter.entries.filter { $0.key == "requires" }.flatMap { entry in
        lesson.frontMatter.names(in: entry).filter { !known.contains($0) }.map { name in
          let nearest = suggestion(for: name, among: known)
          return Diagnostic(
            .error, "unknown-lesson", "required lesson '\(name)' does not exist",
            advice: nearest.map { "did you mean '\($0)'?" }
              ?? "name lessons by their file names without '.md'",
            file: lesson.file, range: entry.range)
        }
      }
    }
  }
}

extension FrontMatter {
  /// The names in a value that is a list with commas.
  fileprivate func names(in entry: Entry) -> [String] {
    entry.value.split(separator: ",").map {
      $0.split(separator: " ").joined(separator: " ")
    }
  }
}
