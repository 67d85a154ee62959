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
    Serializer.bytes { out in
      out.raw("<!DOCTYPE html>\n")
      out.element("html", ["lang": page.language, "data-root": page.root]) { out in
        out.newline()
        out.element("head") { head(page, to: &$0) }
        out.newline()
        out.element("body") { $0.raw(page.body) }
        out.newline()
      }
      out.newline()
    }
  }

  private func head(_ page: Page, to out: inout Serializer) {
    meta(["charset": "utf-8"], to: &out)
    meta(["http-equiv": "Content-Security-Policy", "content": Self.policy], to: &out)
    meta(["name": "viewport", "content": "width=device-width, initial-scale=1"], to: &out)
    out.newline()
    out.element("title", text: page.title)
    if let summary = page.summary { meta(["name": "description", "content": summary], to: &out) }
    if page.isHidden {
      meta(["name": "robots", "content": "noindex"], to: &out)
    } else {
      card(page, to: &out)
    }
    links(page, to: &out)
    for script in ["assets/course-\(page.language).js"] + page.scripts + ["assets/course.js"] {
      out.newline()
      out.element("script", ["src": page.root + script])
    }
    let outline = Words(language: page.language).map { course.outline($0).title } ?? ""
    let partial = course.partials.markup(
      .head,
      [.title: page.title, .course: outline, .language: page.language, .root: page.root])
    if partial.isEmpty { return }
    out.newline()
    out.raw(partial)
  }

  private func meta(_ attributes: Attributes, to out: inout Serializer) {
    out.newline()
    out.void("meta", attributes)
  }

  /// Writes what other places show of a link to the page.
  private func card(_ page: Page, to out: inout Serializer) {
    let facts: [(String, String?)] = [
      ("og:type", page.isArticle ? "article" : "website"),
      ("og:title", page.title), ("og:description", page.summary),
      ("og:site_name", Words(language: page.language).map { course.outline($0).title }),
      ("og:url", base.map { $0 + page.path }),
    ]
    for case (let name, let value?) in facts {
      meta(["property": name, "content": value], to: &out)
    }
    meta(["name": "twitter:card", "content": "summary"], to: &out)
  }

  private func links(_ page: Page, to out: inout Serializer) {
    func link(_ rel: String, _ address: String, language: String? = nil, type: String? = nil) {
      out.newline()
      out.void("link", ["rel": rel, "type": type, "href": address, "hreflang": language])
    }
    if base != nil, !page.isHidden { link("canonical", address(of: page.path, on: page)) }
    if page.versions.count > 1 {
      for (language, file) in page.versions.sorted(by: { $0.key < $1.key }) {
        link("alternate", address(of: file, on: page), language: language)
      }
    }
    if let previous = page.previous { link("prev", address(of: previous, on: page)) }
    if let next = page.next { link("next", address(of: next, on: page)) }
    if base != nil, course.hasFeed, !page.isHidden {
      link(
        "alternate", address(of: Feed.path(page.language), on: page), type: "application/atom+xml")
    }
    out.newline()
    out.void(
      "link", ["rel": "icon", "href": page.root + "assets/icon.svg", "type": "image/svg+xml"])
    link("stylesheet", page.root + "assets/course.css")
  }

  /// Whole where the site's place is known, since search engines ask for that; else from the page.
  private func address(of file: String, on page: Page) -> String {
    base.map { $0 + file } ?? page.address(of: file)
  }
}
