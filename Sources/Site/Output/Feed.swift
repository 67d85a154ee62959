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

  func write(to out: inout Serializer) {
    let entries = entries
    let home = "\(base)\(words.language)/index.html"
    let title = course.outline(words).title
    let attributes: Attributes = [
      "xmlns": "http://www.w3.org/2005/Atom", "xml:lang": words.language,
    ]
    out.element("feed", attributes) { out in
      out.newline()
      out.element("title", text: title)
      out.newline()
      out.element("id", text: home)
      out.newline()
      out.element("updated", text: time(entries.first?.day ?? "2000-01-01"))
      out.newline()
      out.void("link", ["href": home])
      out.newline()
      out.void("link", ["rel": "self", "href": base + Feed.path(words.language)])
      out.newline()
      out.element("author") { $0.element("name", text: title) }
      out.newline()
      for entry in entries {
        out.element("entry") { write(entry, to: &$0) }
        out.newline()
      }
    }
  }

  private func write(_ entry: Entry, to out: inout Serializer) {
    out.element("title", text: entry.title)
    out.element("id", text: entry.address)
    out.element("updated", text: time(entry.day))
    out.void("link", ["href": entry.address])
    if let summary = entry.summary { out.element("summary", text: summary) }
  }

  private func time(_ day: String) -> String { day + "T00:00:00Z" }
}
