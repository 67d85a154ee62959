import HTML

/// The site's first page: the languages to choose from.
///
/// The script goes on to the reader's own.
struct ChoicePage {
  let course: CourseContext

  var page: Page {
    let languages = course.languages
    let source = languages.first?.language ?? "en"
    let titles = languages.map { course.outline($0).title }
    let heading = languages.map { $0(.chooseLanguage) }.joined(separator: " · ")
    let body = Serializer.bytes { out in
      out.element("main", ["class": "choice", "id": "main"]) { out in
        out.element("h1", text: heading)
        out.element("ul", ["class": "cards"]) { out in
          for (words, title) in zip(languages, titles) {
            out.element("li", ["lang": words.language]) { out in
              out.element("h2", text: title)
              out.element("p") { link(to: words, in: &$0) }
            }
            out.newline()
          }
        }
      }
    }
    return Page(
      path: "index.html", language: source, title: titles.joined(separator: " · "),
      versions: Dictionary(
        uniqueKeysWithValues: languages.map { ($0.language, "\($0.language)/index.html") }),
      body: body)
  }

  private func link(to words: Words, in out: inout Serializer) {
    out.element(
      "a",
      [
        "class": "button main-button", "href": "\(words.language)/index.html",
        "hreflang": words.language, "data-language": words.language,
      ], text: words(.readInThisLanguage))
  }
}
