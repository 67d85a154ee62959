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
    let sections = languages.flatMap { words -> [Node] in
      [
        .element(
          "section", ["lang": words.language],
          [
            .element(
              words.language == languages.first?.language ? "h1" : "h2", [:],
              [.text(words(.pageNotFound))]),
            .element("p", [:], [.text(words(.pageNotFoundText))]),
            .element(
              "p", [:],
              [
                .element(
                  "a",
                  ["class": "button", "href": (place ?? "") + "\(words.language)/index.html"],
                  [.text(words(.home))])
              ]),
          ]), "\n",
      ]
    }
    return Page(
      path: "404.html", language: languages.first?.language ?? "en",
      title: languages.map { $0(.pageNotFound) }.joined(separator: " · "), isHidden: true,
      place: place,
      body: [.element("main", ["class": "choice", "id": "main"], sections)])
  }
}
