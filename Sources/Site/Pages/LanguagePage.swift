import HTML

/// The start page of one language: what the course is, its lessons, the reader's progress.
struct LanguagePage {
  let course: CourseContext
  let words: Words

  var path: String { "\(words.language)/index.html" }

  var page: Page {
    let outline = course.outline(words)
    let others = course.words(besides: words.language)
    let frame = Frame(course: course, words: words, title: outline.title)
    let body = Serializer.bytes { out in
      frame.write(
        to: &out, current: nil,
        versions: others.map { ($0, "../\($0.language)/index.html") },
        foot: { course.foot(words, to: &$0) }
      ) { main(outline, to: &$0) }
    }
    return Page(
      path: path, language: words.language, title: outline.title,
      summary: outline.summary,
      versions: Dictionary(
        uniqueKeysWithValues: course.languages.map { ($0.language, "\($0.language)/index.html") }),
      scripts: [LessonsScript.file(words.language), "assets/progress.js"],
      next: outline.lessons.first.map { "\(words.language)/\($0.file)" },
      body: body)
  }

  private func main(_ outline: CourseOutline, to out: inout Serializer) {
    course.draftNote(words, to: &out)
    out.element("h1", text: outline.title)
    out.newline()
    if let summary = outline.summary {
      out.element("p", ["class": "lead"], text: summary)
      out.newline()
    }
    start(outline, to: &out)
    out.newline()
    out.element("h2", ["id": "lessons"], text: words(.lessons))
    out.newline()
    out.element("ol", ["class": "cards"]) { cards(outline.lessons, of: outline, to: &$0) }
    out.newline()
    if !outline.references.isEmpty {
      out.element("h2", ["id": "look-up"], text: words(.lookUp))
      out.newline()
      out.element("ul", ["class": "cards"]) { cards(outline.references, of: outline, to: &$0) }
      out.newline()
    }
    progress(to: &out)
    out.newline()
    takeAlong(to: &out)
    out.newline()
  }

  private func start(_ outline: CourseOutline, to out: inout Serializer) {
    guard let first = outline.lessons.first else { return }
    out.element("p") { out in
      out.element(
        "a", ["class": "button main-button", "href": first.file, "data-go-on": ""],
        text: words(.startHere))
    }
  }

  private func cards(
    _ entries: [CourseOutline.Entry], of outline: CourseOutline, to out: inout Serializer
  ) {
    out.newline()
    for entry in entries {
      out.element("li") { card(entry, of: outline, to: &$0) }
      out.newline()
    }
  }

  private func card(
    _ entry: CourseOutline.Entry, of outline: CourseOutline, to out: inout Serializer
  ) {
    let facts = [
      words.level(entry.level),
      entry.questions.isEmpty ? nil : words.questions(entry.questions.count),
    ].compactMap(\.self).joined(separator: " · ")
    let places = Set(entry.requires.compactMap(outline.place))
    let required = places.sorted().map { outline.lessons[$0].title }
    out.element("h3") { $0.element("a", ["href": entry.file], text: entry.title) }
    if let summary = entry.summary { out.element("p", text: summary) }
    if !required.isEmpty {
      let text = words(.requires) + " " + required.joined(separator: ", ")
      out.element("p", ["class": "quiet"], text: text)
    }
    if facts.isEmpty, entry.questions.isEmpty { return }
    out.element("p", ["class": "quiet"]) { out in
      out.text(facts)
      if entry.questions.isEmpty { return }
      out.element("span", ["class": "js sum", "data-lesson": entry.id])
    }
  }

  /// Writes the ways to the course in one piece.
  private func takeAlong(to out: inout Serializer) {
    out.element("section") { out in
      out.element("h2", ["id": "take-along"], text: words(.takeAlong))
      out.element("p", ["class": "row"]) { out in
        out.element("a", ["class": "button", "href": PrintPage.file], text: words(.wholeCourse))
        out.text(" ")
        out.element(
          "a", ["class": "button", "href": Book.file, "type": "application/epub+zip"],
          text: words(.book))
      }
    }
  }

  private func progress(to out: inout Serializer) {
    let buttons = [
      ("export", Word.exportProgress), ("import", .importProgress), ("reset", .resetProgress),
    ]
    out.element("section", ["class": "js", "aria-labelledby": "progress"]) { out in
      out.element("h2", ["id": "progress"], text: words(.progress))
      out.element("p") { $0.element("span", ["class": "sum", "data-lesson": "*"]) }
      out.element("p", ["class": "quiet"], text: words(.progressNote))
      out.element("p", ["class": "row"]) { out in
        for (action, word) in buttons {
          out.element("button", ["type": "button", "data-progress": action], text: words(word))
        }
      }
      out.element("p", ["class": "feedback", "role": "status"])
    }
  }
}
