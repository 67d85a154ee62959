import HTML
import Lessons

/// What every page knows of the course it belongs to.
struct CourseContext {
  var course: Course
  var exercises: Set<String>
  var provenance: Provenance?

  /// The words of the languages the course is in, the source language first.
  var languages: [Words] { course.manifest.languages.compactMap(Words.init) }

  /// The words of the other languages that have the lesson, or, without one, of all others.
  func words(besides language: String, having lesson: String? = nil) -> [Words] {
    languages.filter { words in
      words.language != language
        && (lesson == nil
          || course.lessons[words.language]?.contains { $0.id == lesson } == true)
    }
  }

  /// What shows the blocks of a lesson.
  func renderer(of lesson: String, _ words: Words, medium: Medium) -> LessonRenderer {
    LessonRenderer(
      words: words, lesson: lesson, medium: medium,
      others: self.words(besides: words.language, having: lesson), exercises: exercises,
      isProven: provenance != nil)
  }

  /// What stands at the foot of every page.
  func foot(_ words: Words) -> [Node] {
    let link = Node.element("a", ["href": ProofPage.file], [.text(words(.proofTitle))])
    return (provenance?.remark(words) ?? []) + [.element("p", [:], [link])]
  }

  /// What a page says first where the course's samples are not all proven.
  func draftNote(_ words: Words) -> [Node] {
    if provenance != nil { return [] }
    return [.element("p", ["class": "draft", "role": "note"], [.text(words(.draft))]), "\n"]
  }
}
