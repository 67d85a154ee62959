import HTML
import Lessons

/// Makes the sheets of a lesson in its languages: cleans it, reads its code once, and shows it in every medium.
struct SheetMaker: Sendable {
  /// The languages that the interface speaks, of those the course has.
  let languages: [Words]

  /// The checkpoints that have an exercise.
  let exercises: Set<String>

  /// Whether the course's snippets did what their fences say.
  let isProven: Bool

  /// Whether pages colour Swift.
  var isColoured = true

  func sheets(of reading: LessonReading) -> [String: LessonSheet] {
    let reader = CodeReader(isColoured: isColoured)
    let versions = reading.written.versions().mapValues(\.text)
    let shown = reading.shown.lessons
    var sheets: [String: LessonSheet] = [:]
    for words in languages {
      guard let lesson = shown[words.language]?.first else { continue }
      let others = languages.filter {
        $0.language != words.language && shown[$0.language]?.isEmpty == false
      }
      let readied = ReadiedLesson(lesson)
      let written = reading.written.lessons[words.language]?.first
      let outline = lesson.outline
      let facts = LessonFacts(
        // What is the same is in memory once.
        written: written == lesson ? outline : written?.outline, outline: outline,
        versions: versions.sorted { $0.key < $1.key }.map { QuestionVersion(id: $0, text: $1) },
        tally: ProofTally(readied.lesson),
        links: readied.links.filter { Address($0.address).isRelative },
        readingDiagnostics: reading.diagnostics[words.language] ?? [],
        codeDiagnostics: written.map { CourseChecks.codeDiagnostics(for: $0) } ?? [],
        recordDiagnostics: sheets.isEmpty ? reading.recordDiagnostics : [],
        diagnostics: readied.diagnostics)
      func rendering(_ medium: Medium) -> LessonRenderer {
        LessonRenderer(
          words: words, lesson: lesson.id, medium: medium, others: others, exercises: exercises,
          notes: readied.notes, versions: versions, reader: reader, isProven: isProven)
      }
      sheets[words.language] = sheet(readied.lesson, facts, rendering)
    }
    return sheets
  }

  private func sheet(
    _ lesson: Lesson, _ facts: LessonFacts, _ rendering: (Medium) -> LessonRenderer
  ) -> LessonSheet {
    let sections = SearchIndex.sections(of: lesson)
    var shown = lesson
    let blocks = lesson.blocks.withoutRemarks
    let opening = blocks.prefix(shown.opening == nil ? 0 : 1)
    shown.blocks = opening + HeadingLevels.evened(Array(blocks.dropFirst(opening.count)))
    var written = shown
    written.blocks = shown.blocks.written(by: rendering(.page))
    func chapter(_ medium: Medium) -> BookChapter {
      BookChapter(rendering: rendering(medium), lesson: written)
    }
    let printed = Serializer.bytes { out in
      out.element("article", ["class": "prose", "id": lesson.id]) {
        chapter(.print).write(to: &$0)
      }
      out.newline()
    }
    let document = Book.page(lesson.title, lesson.language) {
      chapter(.book).write(to: &$0)
    }
    return LessonSheet(
      facts: facts, text: LessonText(shown, written.blocks, rendering: rendering(.page)),
      printed: printed,
      chapter: BookDocument(document), words: SearchEntry(sections, of: lesson),
      sections: SearchIndex.text(of: sections))
  }
}
