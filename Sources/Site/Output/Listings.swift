import HTML
import Lessons

/// The files that tell visitors who are no readers what there is: `robots.txt`, and, where the site's place is known,
/// `sitemap.xml` and a feed of changed lessons in each language.
struct Listings {
  let course: CourseContext

  /// The paths of the pages besides the lessons' that visitors are to find.
  let pages: [String]
  let base: String?

  var files: [String: [UInt8]] {
    let robots = "User-agent: *\nAllow: /\n"
    guard let base else { return ["robots.txt": Array(robots.utf8)] }
    var files = [
      "robots.txt": Array((robots + "Sitemap: \(base)sitemap.xml\n").utf8),
      "sitemap.xml": document { sitemap(base, to: &$0) },
    ]
    for words in course.languages where course.hasFeed {
      files[Feed.path(words.language)] = document {
        Feed(course: course, words: words, base: base).write(to: &$0)
      }
    }
    return files
  }

  private func document(_ root: (inout Serializer) -> Void) -> [UInt8] {
    Serializer.bytes(syntax: .xml) { out in
      out.raw(#"<?xml version="1.0" encoding="UTF-8"?>"# + "\n")
      root(&out)
      out.newline()
    }
  }

  private func sitemap(_ base: String, to out: inout Serializer) {
    let addresses =
      pages.map { (path: $0, day: String?.none) }
      + course.languages.flatMap { words in
        (course.course.lessons[words.language] ?? []).map {
          ("\(words.language)/\($0.id).html", course.changes[$0.file])
        }
      }
    out.element("urlset", ["xmlns": "http://www.sitemaps.org/schemas/sitemap/0.9"]) { out in
      out.newline()
      for (path, day) in addresses {
        out.element("url") { out in
          out.element("loc", text: base + path)
          if let day { out.element("lastmod", text: day) }
        }
        out.newline()
      }
    }
  }
}
