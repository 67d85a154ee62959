import HTML

/// What stands around the text of every page in one language: the bar, the contents, the foot.
struct Frame: Sendable {
  let course: CourseContext
  let words: Words

  /// The page's title, without the course's.
  let title: String

  private var outline: CourseOutline { course.outline(words) }

  /// The author's own piece for a place, as markup.
  func partial(_ place: Partials.Place) -> String {
    course.partials.markup(
      place,
      [.title: title, .course: outline.title, .language: words.language, .root: "../"])
  }

  /// Writes the body of a page.
  ///
  /// `versions` gives the page in the other languages, as seen from it; `contents` is what the contents say of this
  /// page below its own entry, as markup.
  func write(
    to out: inout Serializer, current: String?, versions: [(words: Words, address: String)],
    contents: [UInt8] = [], foot: (inout Serializer) -> Void = { _ in },
    around main: (inout Serializer) -> Void
  ) {
    let foot = Serializer.bytes { out in
      foot(&out)
      out.raw(partial(.footer))
    }
    out.newline()
    out.element("a", ["class": "skip", "href": "#main"], text: words(.skipToContent))
    out.newline()
    bar(versions, to: &out)
    out.newline()
    out.element("div", ["class": "frame"]) { out in
      out.newline()
      nav(current: current, contents: contents, to: &out)
      out.newline()
      out.element("main", ["id": "main", "tabindex": "-1"]) { out in
        out.newline()
        out.raw(partial(.header))
        main(&out)
        if !foot.isEmpty { out.element("footer", ["class": "quiet"]) { $0.raw(foot) } }
      }
      out.newline()
    }
    out.newline()
  }

  private func bar(_ versions: [(words: Words, address: String)], to out: inout Serializer) {
    out.element("header", ["class": "bar"]) { out in
      let menu: Attributes = [
        "type": "button", "class": "menu", "popovertarget": "contents",
        "aria-label": words(.contents),
      ]
      out.element("button", menu) { Icon.menu.write(to: &$0) }
      out.element("a", ["class": "brand", "href": "index.html"]) { out in
        let brand = partial(.brand)
        if brand.isEmpty { out.text(outline.title) } else { out.raw(brand) }
      }
      let search: Attributes = [
        "type": "button", "class": "js", "data-search": "", "aria-label": words(.search),
        "aria-keyshortcuts": "/",
      ]
      out.element("button", search) { out in
        Icon.search.write(to: &out)
        out.element("span", ["class": "wide"], text: words(.search))
      }
      for (other, address) in versions {
        out.newline()
        let language: Attributes = [
          "class": "language", "href": address, "lang": other.language,
          "hreflang": other.language, "title": other(.readInThisLanguage),
        ]
        out.element("a", language) { out in
          Icon.language.write(to: &out)
          out.text(other(.languageName))
        }
        out.newline()
      }
      let scheme: Attributes = [
        "type": "button", "class": "js", "data-scheme-button": "", "aria-label": words(.scheme),
      ]
      out.element("button", scheme) { Icon.scheme.write(to: &$0) }
    }
  }

  private func nav(current: String?, contents: [UInt8], to out: inout Serializer) {
    func write(_ entries: some Sequence<CourseOutline.Entry>, to out: inout Serializer) {
      out.newline()
      for lesson in entries {
        let isCurrent = lesson.id == current
        out.element("li") { out in
          out.element(
            "a", ["href": lesson.file, "aria-current": isCurrent ? "page" : nil],
            text: lesson.title)
          if isCurrent { out.raw(contents) }
        }
        out.newline()
      }
    }
    let nearby = outline.nearby(current)
    let attributes: Attributes = [
      "class": "contents", "id": "contents", "popover": "", "aria-label": words(.contents),
    ]
    out.element("nav", attributes) { out in
      out.element(
        "button",
        [
          "type": "button", "class": "close", "popovertarget": "contents",
          "popovertargetaction": "hide",
        ], text: words(.close))
      out.element("p", ["class": "label"], text: words(.lessons))
      out.element("ol", ["start": nearby.startIndex == 0 ? nil : "\(nearby.startIndex + 1)"]) {
        write(nearby, to: &$0)
      }
      if nearby.count < outline.lessons.count {
        out.element("p", ["class": "all"]) {
          $0.element("a", ["href": "index.html"], text: words(.allLessons))
        }
      }
      if outline.references.isEmpty { return }
      out.element("p", ["class": "label"], text: words(.lookUp))
      out.element("ul") { write(outline.references, to: &$0) }
    }
  }
}
