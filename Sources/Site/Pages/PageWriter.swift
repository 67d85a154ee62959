import HTML

/// Writes whole documents: the head every page has, around a page's body.
struct PageWriter: Sendable {
  let course: CourseContext

  /// Where the site will stand, such as `https://example.org/course/`; nil keeps every address relative.
  let base: String?

  /// What a page may load: its own style, script and pictures.
  ///
  /// `file:` is for readers who open the site from disk,
  /// where some browsers do not count a page's own folder as `'self'`.
  static let policy =
    "default-src 'none'; script-src 'self' file:; style-src 'self' file:; img-src 'self' file:; "
    + "font-src 'self' file:; base-uri 'none'; form-action 'none'"

  func bytes(of page: Page) -> [UInt8] {
    var serializer = Serializer()
    serializer.write([.raw("<!DOCTYPE html>\n"), document(page), "\n"])
    return serializer.bytes
  }

  private func document(_ page: Page) -> Node {
    .element(
      "html", ["lang": page.language, "data-root": page.root],
      ["\n", .element("head", [:], head(page)), "\n", .element("body", [:], page.body), "\n"])
  }

  private func head(_ page: Page) -> [Node] {
    var nodes: [Node] = [
      .void("meta", ["charset": "utf-8"]),
      .void("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
      .void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .element("title", [:], [.text(page.title)]),
    ]
    if let summary = page.summary {
      nodes.append(.void("meta", ["name": "description", "content": summary]))
    }
    if page.isHidden { nodes.append(.void("meta", ["name": "robots", "content": "noindex"])) }
    nodes += card(page) + links(page)
    let scripts = ["assets/course-\(page.language).js"] + page.scripts + ["assets/course.js"]
    nodes += scripts.map { .element("script", ["src": page.root + $0]) }
    let outline = Words(language: page.language).map { course.outline($0).title } ?? ""
    nodes += course.partials.nodes(
      .head,
      [.title: page.title, .course: outline, .language: page.language, .root: page.root])
    return nodes.flatMap { ["\n", $0] }
  }

  /// What other places show of a link to the page.
  private func card(_ page: Page) -> [Node] {
    guard !page.isHidden else { return [] }
    let facts: [(String, String?)] = [
      ("og:type", page.isArticle ? "article" : "website"),
      ("og:title", page.title), ("og:description", page.summary),
      ("og:site_name", Words(language: page.language).map { course.outline($0).title }),
      ("og:url", base.map { $0 + page.path }),
    ]
    return facts.compactMap { name, value in
      value.map { .void("meta", ["property": name, "content": $0]) }
    } + [.void("meta", ["name": "twitter:card", "content": "summary"])]
  }

  private func links(_ page: Page) -> [Node] {
    func link(_ rel: String, _ file: String, language: String? = nil) -> Node {
      .void("link", ["rel": rel, "href": address(of: file, on: page), "hreflang": language])
    }
    var links: [Node] = []
    if base != nil, !page.isHidden { links.append(link("canonical", page.path)) }
    if page.versions.count > 1 {
      links += page.versions.sorted { $0.key < $1.key }.map {
        link("alternate", $0.value, language: $0.key)
      }
    }
    if let previous = page.previous { links.append(link("prev", previous)) }
    if let next = page.next { links.append(link("next", next)) }
    if base != nil, course.hasFeed, !page.isHidden {
      links.append(
        .void(
          "link",
          [
            "rel": "alternate", "type": "application/atom+xml",
            "href": address(of: Feed.path(page.language), on: page),
          ]))
    }
    links.append(
      .void(
        "link", ["rel": "icon", "href": page.root + "assets/icon.svg", "type": "image/svg+xml"]))
    links.append(.void("link", ["rel": "stylesheet", "href": page.root + "assets/course.css"]))
    return links
  }

  /// Whole where the site's place is known, since search engines ask for that; else from the page.
  private func address(of file: String, on page: Page) -> String {
    base.map { $0 + file } ?? page.address(of: file)
  }
}
