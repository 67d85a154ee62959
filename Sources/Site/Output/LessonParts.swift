import HTML
import Lessons

/// All that the site shows of one lesson, as bytes: its page, its chapter on paper and in the book, its part of the
/// search.
struct LessonParts: Equatable, Sendable {
  var page: [UInt8]
  var printed: [UInt8]
  var chapter: [UInt8]
  var search: [SearchIndex.Section]

  init(_ lesson: Lesson, of course: CourseContext, _ words: Words, writer: PageWriter) {
    page = writer.bytes(of: LessonPage(course: course, lesson: lesson, words: words).page)
    let printed = BookChapter(
      rendering: course.renderer(of: lesson, words, medium: .print), lesson: lesson, level: 2)
    self.printed = Serializer.bytes(of: [
      .element("article", ["class": "prose", "id": lesson.id], printed.nodes), "\n",
    ])
    let chapter = BookChapter(
      rendering: course.renderer(of: lesson, words, medium: .book), lesson: lesson, level: 1)
    self.chapter = Book.page(lesson.title, words.language, chapter.nodes)
    search = SearchIndex.sections(of: lesson)
  }
}
