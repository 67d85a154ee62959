import HTML

/// What stands around the text of every page in one language: the bar, the contents, the foot.
struct Frame: Sendable {
  let course: CourseContext
  let words: Words

  /// The page's title, without the course's.
  let title: String

  private var outline: CourseOutline { course.outline(words) }

  /// The author's own piece for a place.
  func partial(_ place: Partials.Place) -> [Node] {
    course.partials.nodes(
      place,
      [.title: title, .course: outline.title, .language: words.language, .root: "../"])
  }

  /// The body of a page.
  ///
  /// `versions` gives the page in the other languages, as seen from it; `contents` is what the contents say of this
  /// page below its own entry.
  func body(
    around main: [Node], current: String?, versions: [(words: Words, address: String)],
    contents: [Node] = [], foot: [Node] = []
  ) -> [Node] {
    let foot = foot + partial(.footer)
    let footer: [Node] = foot.isEmpty ? [] : [.element("footer", ["class": "quiet"], foot)]
    return [
      "\n",
      .element("a", ["class": "skip", "href": "#main"], [.text(words(.skipToContent))]), "\n",
      bar(versions), "\n",
      .element(
        "div", ["class": "frame"],
        [
          "\n", nav(current: current, contents: contents), "\n",
          .element(
            "main", ["id": "main", "tabindex": "-1"], ["\n"] + partial(.header) + main + footer),
          "\n",
        ]), "\n",
    ]
  }

  private func bar(_ versions: [(words: Words, address: String)]) -> Node {
    let languages = versions.map { other, address in
      Node.element(
        "a",
        [
          "class": "language", "href": address, "lang": other.language,
          "hreflang": other.language, "title": other(.readInThisLanguage),
        ], [Icon.language.node, .text(other(.languageName))])
    }.flatMap { ["\n", $0, "\n"] as [Node] }
    let brand = partial(.brand)
    return .element(
      "header", ["class": "bar"],
      [
        .element(
          "button",
          [
            "type": "button", "class": "menu", "popovertarget": "contents",
            "aria-label": words(.contents),
          ],
          [Icon.menu.node]),
        .element(
          "a", ["class": "brand", "href": "index.html"],
          brand.isEmpty ? [.text(outline.title)] : brand),
        .element(
          "button",
          [
            "type": "button", "class": "js", "data-search": "", "aria-label": words(.search),
            "aria-keyshortcuts": "/",
          ],
          [Icon.search.node, .element("span", ["class": "wide"], [.text(words(.search))])]),
      ] + languages + [
        .element(
          "button",
          [
            "type": "button", "class": "js", "data-scheme-button": "", "aria-label": words(.scheme),
          ],
          [Icon.scheme.node])
      ])
  }

  private func nav(current: String?, contents: [Node]) -> Node {
    func items(_ entries: some Sequence<CourseOutline.Entry>) -> [Node] {
      entries.flatMap { lesson -> [Node] in
        let isCurrent = lesson.id == current
        let link = Node.element(
          "a", ["href": lesson.file, "aria-current": isCurrent ? "page" : nil],
          [.text(lesson.title)])
        return [.element("li", [:], [link] + (isCurrent ? contents : [])), "\n"]
      }
    }
    let nearby = outline.nearby(current)
    let all = Node.element(
      "p", ["class": "all"], [.element("a", ["href": "index.html"], [.text(words(.allLessons))])])
    let references: [Node] =
      outline.references.isEmpty
      ? []
      : [
        .element("p", ["class": "label"], [.text(words(.lookUp))]),
        .element("ul", [:], ["\n"] + items(outline.references)),
      ]
    return .element(
      "nav",
      ["class": "contents", "id": "contents", "popover": "", "aria-label": words(.contents)],
      [
        .element(
          "button",
          [
            "type": "button", "class": "close", "popovertarget": "contents",
            "popovertargetaction": "hide",
          ], [.text(words(.close))]),
        .element("p", ["class": "label"], [.text(words(.lessons))]),
        .element(
          "ol", ["start": nearby.startIndex == 0 ? nil : "\(nearby.startIndex + 1)"],
          ["\n"] + items(nearby)),
      ] + (nearby.count < outline.lessons.count ? [all] : []) + references)
  }
}
