import HTML

/// What a server shows for an address that leads nowhere, in every language of the course.
struct NotFoundPage {
  let course: CourseContext

  /// The site's place on its server, since the page appears under any address.
  let base: String?

  /// The base without its server.
  private var place: String? {
    guard let base, let scheme = base.firstRange(of: "://") else { return base }
    return base[scheme.upperBound...].firstIndex(of: "/").map { String(base[$0...]) }
  }

  var page: Page {
    let languages = course.languages
    let body = Serializer.bytes { out in
      out.element("main", ["class": "choice", "id": "main"]) { out in
        for words in languages {
          out.element("section", ["lang": words.language]) { out in
            let isFirst = words.language == languages.first?.language
            out.element(isFirst ? "h1" : "h2", text: words(.pageNotFound))
            out.element("p", text: words(.pageNotFoundText))
            out.element("p") { out in
              let home = (place ?? "") + "\(words.language)/index.html"
              out.element("a", ["class": "button", "href": home], text: words(.home))
            }
          }
          out.newline()
        }
      }
    }
    return Page(
      path: "404.html", language: languages.first?.language ?? "en",
      title: languages.map { $0(.pageNotFound) }.joined(separator: " · "), isHidden: true,
      place: place,
      body: body)
  }
}
