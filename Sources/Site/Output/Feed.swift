import HTML
import Lessons

/// What has changed in a language's lessons, newest first, as an Atom feed.
struct Feed {
  let course: CourseContext
  let words: Words
  let base: String

  /// The feed's file in the site.
  static func path(_ language: String) -> String { "\(language)/feed.xml" }

  /// How many lessons it holds at most.
  private static let most = 20

  private struct Entry {
    var title: String
    var summary: String?
    var address: String
    var day: String
  }

  private var entries: [Entry] {
    let lessons = course.course.lessons[words.language] ?? []
    let entries = lessons.compactMap { lesson in
      course.changes[lesson.file].map { day in
        Entry(
          title: lesson.title, summary: lesson.frontMatter["summary"],
          address: "\(base)\(words.language)/\(lesson.id).html", day: day)
      }
    }
    // Lessons of one day stay in the order of the course.
    let sorted = entries.enumerated().sorted {
      ($1.element.day, $0.offset) < ($0.element.day, $1.offset)
    }
    return sorted.prefix(Self.most).map(\.element)
  }

  var node: Node {
    let entries = entries
    let home = "\(base)\(words.language)/index.html"
    let head: [Node] = [
      text("title", course.outline(words).title), text("id", home),
      text("updated", time(entries.first?.day ?? "2000-01-01")),
      .void("link", ["href": home]),
      .void("link", ["rel": "self", "href": base + Feed.path(words.language)]),
      .element("author", [:], [text("name", course.outline(words).title)]),
    ]
    let items = entries.map { entry in
      Node.element(
        "entry", [:],
        [
          text("title", entry.title), text("id", entry.address),
          text("updated", time(entry.day)), .void("link", ["href": entry.address]),
        ] + [entry.summary.map { text("summary", $0) }].compactMap(\.self))
    }
    return .element(
      "feed", ["xmlns": "http://www.w3.org/2005/Atom", "xml:lang": words.language],
      (head + items).flatMap { ["\n", $0] } + ["\n"])
  }

  private func text(_ name: String, _ text: String) -> Node { .element(name, [:], [.text(text)]) }

  private func time(_ day: String) -> String { day + "T00:00:00Z" }
}
