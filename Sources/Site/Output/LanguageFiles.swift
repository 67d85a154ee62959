import HTML
import Lessons

/// What a site has of its lessons in one language: their pages, and what binds all of them together.
struct LanguageFiles: Sendable {
  let words: Words
  let lessons: [PreparedSite.ReadLesson]
  let sheets: Sheets
  let writer: PageWriter
  let theme: Theme
  let media: CourseMedia

  private var course: CourseContext { writer.course }

  /// What there is to do, the longest first.
  func tasks(_ files: some SiteFiles) -> [@Sendable () throws -> Void] {
    let key = key
    let pages = lessons.map { lesson -> @Sendable () throws -> Void in
      { try writePage(of: lesson, key, to: files) }
    }
    return [
      { try writePrint(key, to: files) }, { try writeBook(key, to: files) },
      { try writeSearch(to: files) }, { try writeLists(key, to: files) },
    ] + pages
  }

  private func writePage(
    of lesson: PreparedSite.ReadLesson, _ around: ByteHash, to files: some SiteFiles
  ) throws {
    let outline = lesson.outline
    let path = "\(words.language)/\(outline.id).html"
    var key = around
    key.add(lesson.name)
    if files.keeps(path, madeFrom: key.value) { return }
    var reader = ByteReader(part(.text, of: lesson))
    let page = LessonPage(
      course: course, lesson: outline, text: try LessonText(from: &reader), words: words)
    try files.write(writer.bytes(of: page.page), to: path, madeFrom: key.value)
  }

  /// Writes the start page, and the list of lessons for its script.
  private func writeLists(_ around: ByteHash, to files: some SiteFiles) throws {
    var key = around
    key.add(course.listKey(words))
    let script = LessonsScript.file(words.language)
    if !files.keeps(script, madeFrom: key.value) {
      try files.write(
        LessonsScript(course: course, words: words).bytes, to: script, madeFrom: key.value)
    }
    let list = LanguagePage(course: course, words: words)
    if !files.keeps(list.path, madeFrom: key.value) {
      try files.write(writer.bytes(of: list.page), to: list.path, madeFrom: key.value)
    }
  }

  private func writePrint(_ around: ByteHash, to files: some SiteFiles) throws {
    let page = PrintPage(course: course, words: words)
    let key = key(of: .printed, of: lessons, in: around)
    if files.keeps(page.path, madeFrom: key) { return }
    try files.write(to: page.path, madeFrom: key) { write in
      let (head, foot) = page.frame(writer)
      try write(head[...])
      for lesson in lessons { try write(part(.printed, of: lesson)[...]) }
      try write(foot[...])
    }
  }

  private func writeBook(_ around: ByteHash, to files: some SiteFiles) throws {
    let book = Book(
      course: course, words: words, media: media, style: theme.files["book.css"] ?? [])
    var around = around
    around.add(book.style)
    for (path, bytes) in media.shown {
      around.add(path)
      around.add(bytes)
    }
    let key = key(of: .chapter, of: lessons, in: around)
    if files.keeps(book.path, madeFrom: key) { return }
    try files.write(to: book.path, madeFrom: key) { write in
      try book.write(to: write) { number in
        var reader = ByteReader(part(.chapter, of: lessons[number]))
        return try BookDocument(from: &reader)
      }
    }
  }

  private func writeSearch(to files: some SiteFiles) throws {
    try writeIndex(to: files)
    let count = SearchIndex.lessonsInFile
    for start in stride(from: 0, to: lessons.count, by: count) {
      let some = lessons[start..<min(start + count, lessons.count)]
      let path = SearchIndex.path(words.language, .texts, start / count)
      let key = key(of: .sections, of: some, in: sheets.version)
      if files.keeps(path, madeFrom: key) { continue }
      let texts = some.map { part(.sections, of: $0) }
      try files.write(SearchIndex.texts(texts, number: start / count), to: path, madeFrom: key)
    }
  }

  /// Writes what the search finds lessons by: all of it, or nothing where the words are the same as before.
  private func writeIndex(to files: some SiteFiles) throws {
    let head = SearchIndex.path(words.language)
    let places = SearchIndex.start(words.language, .words)
    let key = key(of: .words, of: lessons, in: sheets.version)
    if files.keepsAll(beginning: places, madeFrom: key), files.keeps(head, madeFrom: key) { return }
    var index = SearchIndex(language: words.language)
    for lesson in lessons {
      var reader = ByteReader(part(.words, of: lesson))
      index.add(lesson.outline.id, try SearchEntry(from: &reader))
    }
    for (path, bytes) in index.files { try files.write(bytes, to: path, madeFrom: key) }
  }

  private func part(_ part: LessonSheet.Part, of lesson: PreparedSite.ReadLesson) -> [UInt8] {
    sheets.part(part, of: lesson.source, named: lesson.name, in: words.language)
  }

  /// A hash of all that a lesson's page shows besides the lesson.
  private var key: ByteHash {
    var key = sheets.version
    for (file, bytes) in theme.partialFiles {
      key.add(file)
      key.add(bytes)
    }
    let outline = course.outline(words)
    key.add(course.course.storedName)
    key.add(outline.title)
    key.add("\(writer.base ?? "") \(course.hasFeed)")
    course.provenance?.add(to: &key)
    for entry in outline.lessons + outline.references {
      key.add(entry.id)
      key.add(entry.title)
      key.add(entry.isReference ? 1 : 0)
    }
    return key
  }

  /// A hash of a part of some lessons, in turn, and of what stands around it.
  private func key(
    of part: LessonSheet.Part, of lessons: some Sequence<PreparedSite.ReadLesson>,
    in around: ByteHash
  ) -> UInt64 {
    var key = around
    for lesson in lessons {
      key.add(lesson.outline.id)
      key.add(
        sheets.hash(of: part, of: lesson.source, named: lesson.name, in: words.language))
    }
    return key.value
  }
}
