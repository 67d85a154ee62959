import HTML

/// The start page of one language: what the course is, its lessons, the reader's progress.
struct LanguagePage {
  let course: CourseContext
  let words: Words

  var page: Page {
    let outline = course.outline(words)
    let others = course.words(besides: words.language)
    let cards = outline.lessons.flatMap { entry -> [Node] in
      [card(entry, of: outline), "\n"]
    }
    let main: [Node] =
      course.draftNote(words) + [
        .element("h1", [:], [.text(outline.title)]), "\n",
      ]
      + (outline.summary.map { [.element("p", ["class": "lead"], [.text($0)]), "\n"] } ?? []) + [
        start(outline), "\n",
        .element("h2", ["id": "lessons"], [.text(words(.lessons))]), "\n",
        .element("ol", ["class": "cards"], ["\n"] + cards), "\n",
      ] + references(outline) + [
        progress, "\n", takeAlong, "\n",
      ]
    return Page(
      path: "\(words.language)/index.html", language: words.language, title: outline.title,
      summary: outline.summary,
      versions: Dictionary(
        uniqueKeysWithValues: course.languages.map { ($0.language, "\($0.language)/index.html") }),
      scripts: [LessonsScript.file(words.language), "assets/progress.js"],
      next: outline.lessons.first.map { "\(words.language)/\($0.file)" },
      body: Frame(course: course, words: words, title: outline.title).body(
        around: main, current: nil,
        versions: others.map { ($0, "../\($0.language)/index.html") }, foot: course.foot(words)))
  }

  private func start(_ outline: CourseOutline) -> Node {
    guard let first = outline.lessons.first else { return .text("") }
    return .element(
      "p", [:],
      [
        .element(
          "a", ["class": "button main-button", "href": first.file, "data-go-on": ""],
          [.text(words(.startHere))])
      ])
  }

  private func card(_ entry: CourseOutline.Entry, of outline: CourseOutline) -> Node {
    let facts = [
      words.level(entry.level),
      entry.questions.isEmpty ? nil : words.questions(entry.questions.count),
    ].compactMap(\.self).joined(separator: " · ")
    let places = Set(entry.requires.compactMap(outline.place))
    let required = places.sorted().map { outline.lessons[$0].title }
    var nodes: [Node] = [
      .element("h3", [:], [.element("a", ["href": entry.file], [.text(entry.title)])])
    ]
    if let summary = entry.summary { nodes.append(.element("p", [:], [.text(summary)])) }
    if !required.isEmpty {
      let text = words(.requires) + " " + required.joined(separator: ", ")
      nodes.append(.element("p", ["class": "quiet"], [.text(text)]))
    }
    let sum = Node.element("span", ["class": "js sum", "data-lesson": entry.id])
    if !facts.isEmpty || !entry.questions.isEmpty {
      nodes.append(
        .element(
          "p", ["class": "quiet"], [.text(facts)] + (entry.questions.isEmpty ? [] : [sum])))
    }
    return .element("li", [:], nodes)
  }

  private func references(_ outline: CourseOutline) -> [Node] {
    if outline.references.isEmpty { return [] }
    let cards = outline.references.flatMap { entry -> [Node] in [card(entry, of: outline), "\n"] }
    return [
      .element("h2", ["id": "look-up"], [.text(words(.lookUp))]), "\n",
      .element("ul", ["class": "cards"], ["\n"] + cards), "\n",
    ]
  }

  /// The course in one piece.
  private var takeAlong: Node {
    .element(
      "section", [:],
      [
        .element("h2", ["id": "take-along"], [.text(words(.takeAlong))]),
        .element(
          "p", ["class": "row"],
          [
            .element(
              "a", ["class": "button", "href": PrintPage.file], [.text(words(.wholeCourse))]),
            " ",
            .element(
              "a", ["class": "button", "href": Book.file, "type": "application/epub+zip"],
              [.text(words(.book))]),
          ]),
      ])
  }

  private var progress: Node {
    let buttons = [
      ("export", Word.exportProgress), ("import", .importProgress), ("reset", .resetProgress),
    ].map { action, word in
      Node.element("button", ["type": "button", "data-progress": action], [.text(words(word))])
    }
    return .element(
      "section", ["class": "js", "aria-labelledby": "progress"],
      [
        .element("h2", ["id": "progress"], [.text(words(.progress))]),
        .element("p", [:], [.element("span", ["class": "sum", "data-lesson": "*"])]),
        .element("p", ["class": "quiet"], [.text(words(.progressNote))]),
        .element("p", ["class": "row"], buttons),
        .element("p", ["class": "feedback", "role": "status"]),
      ])
  }
}
