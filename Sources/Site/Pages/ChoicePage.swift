import HTML

/// The site's first page: the languages to choose from.
///
/// The script goes on to the reader's own.
struct ChoicePage {
  let course: CourseContext

  var page: Page {
    let languages = course.languages
    let source = languages.first?.language ?? "en"
    let titles = languages.map { CourseOutline(course.course, language: $0.language).title }
    let links = zip(languages, titles).flatMap { words, title -> [Node] in
      [
        .element(
          "li", ["lang": words.language],
          [
            .element("h2", [:], [.text(title)]),
            .element(
              "p", [:],
              [
                .element(
                  "a",
                  [
                    "class": "button main-button", "href": "\(words.language)/index.html",
                    "hreflang": words.language, "data-language": words.language,
                  ], [.text(words(.readInThisLanguage))])
              ]),
          ]), "\n",
      ]
    }
    let heading = languages.map { $0(.chooseLanguage) }.joined(separator: " · ")
    return Page(
      path: "index.html", language: source, title: titles.joined(separator: " · "),
      versions: Dictionary(
        uniqueKeysWithValues: languages.map { ($0.language, "\($0.language)/index.html") }),
      body: [
        .element(
          "main", ["class": "choice", "id": "main"],
          [.element("h1", [:], [.text(heading)]), .element("ul", ["class": "cards"], links)])
      ])
  }
}
