import HTML
import Lessons

/// The files that tell visitors who are no readers what there is: `robots.txt`, and, where the site's place is known,
/// `sitemap.xml` and a feed of changed lessons in each language.
struct Listings {
  let course: CourseContext
  let pages: [Page]
  let base: String?

  var files: [String: [UInt8]] {
    let robots = "User-agent: *\nAllow: /\n"
    guard let base else { return ["robots.txt": Array(robots.utf8)] }
    var files = [
      "robots.txt": Array((robots + "Sitemap: \(base)sitemap.xml\n").utf8),
      "sitemap.xml": document(sitemap(base)),
    ]
    for words in course.languages where course.hasFeed {
      files[Feed.path(words.language)] = document(
        Feed(course: course, words: words, base: base).node)
    }
    return files
  }

  private func document(_ root: Node) -> [UInt8] {
    Serializer.bytes(
      of: [.raw(#"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"), root, "\n"], syntax: .xml)
  }

  private func sitemap(_ base: String) -> Node {
    let addresses =
      pages.filter { !$0.isHidden }.map { (path: $0.path, day: String?.none) }
      + course.languages.flatMap { words in
        (course.course.lessons[words.language] ?? []).map {
          ("\(words.language)/\($0.id).html", course.changes[$0.file])
        }
      }
    let urls = addresses.flatMap { path, day -> [Node] in
      let changed = day.map { Node.element("lastmod", [:], [.text($0)]) }
      return [
        .element(
          "url", [:],
          [.element("loc", [:], [.text(base + path)])] + [changed].compactMap(\.self)), "\n",
      ]
    }
    return .element(
      "urlset", ["xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9"], ["\n"] + urls)
  }
}
