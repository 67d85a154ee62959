import Diagnostics

/// A heading id that a translation gives is there in its source, for the language switch.
enum HeadingIDCheck: CourseCheck {
  static func diagnostics(for course: Course) -> [Diagnostic] {
    let translations = Translations(course)
    return course.translatedLessons.flatMap { lesson in
      translations.source(of: lesson).flatMap { translation in
        diagnostics(for: lesson, against: translation)
      }
    }
  }

  private static func diagnostics(for lesson: Lesson, against translation: Lesson) -> [Diagnostic] {
    let others = Set(translation.headings.map(\.heading.id))
    return lesson.headings.filter { $0.heading.hasOwnID && !others.contains($0.heading.id) }.map {
      Diagnostic(
        .error, "heading-id-mismatch",
        "heading id '\($0.heading.id)' does not exist in '\(translation.language)'",
        advice: "add '{#\($0.heading.id)}' to the same heading in \(translation.file)",
        file: lesson.file, range: $0.range)
    }
  }
}

extension Lesson {
  /// The headings that are not questions, in reading order.
  fileprivate var headings: [(heading: Heading, range: SourceRange?)] {
    allBlocks.compactMap { block in
      guard case .heading(let heading) = block.kind else { return nil }
      return (heading, block.range)
    }
  }
}
