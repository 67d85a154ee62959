import Diagnostics
import Lessons
import Testing

@testable import Site

struct SiteBuilderTests {
  private let site = SampleCourse.site()

  private var pages: [(path: String, reader: MarkupReader)] {
    site.files.keys.filter { $0.hasSuffix(".html") }.sorted().map {
      ($0, MarkupReader(site.text($0)))
    }
  }

  @Test func `makes the pages of every language, and what they need`() {
    #expect(
      site.files.keys.sorted() == [
        "404.html", "assets/course-de.js", "assets/course-en.js", "assets/course.css",
        "assets/course.js", "assets/icon.svg", "assets/lessons-de.js", "assets/lessons-en.js",
        "assets/progress.js",
        "assets/search-de.js", "assets/search-de/texts-0.js", "assets/search-de/words-0.js",
        "assets/search-en.js", "assets/search-en/texts-0.js", "assets/search-en/words-0.js",
        "assets/search.css", "assets/search.js", "de/course.epub", "de/first.html", "de/index.html",
        "de/print.html", "de/proof.html", "de/second.html", "en/course.epub", "en/first.html",
        "en/index.html", "en/print.html", "en/proof.html", "en/second.html", "index.html",
        "robots.txt",
      ])
    #expect(site.diagnostics.isEmpty)
  }

  @Test func `gives the same bytes each time`() {
    for jobs in [1, 1, 2, 3, 16] {
      let again = SiteBuilder(theme: SampleCourse.theme, jobs: jobs).build(
        SampleCourse.course(), exercises: ["q5"], provenance: SampleCourse.provenance)
      #expect(again == site)
    }
  }

  @Test func `loads nothing from another host and runs nothing inline`() {
    for (path, reader) in pages {
      for tag in reader.tags {
        let loaded =
          tag.name == "a" || tag.attributes["rel"] == "alternate"
          ? [] : [tag.attributes["src"], tag.attributes["href"]]
        for address in loaded.compactMap(\.self) {
          #expect(Address(address).isRelative, "\(path): \(tag)")
        }
        #expect(
          !tag.attributes.keys.contains { $0.hasPrefix("on") || $0 == "style" }, "\(path): \(tag)")
        #expect(tag.name != "style" && tag.name != "base", "\(path)")
        if tag.name == "script" { #expect(tag.attributes["src"] != nil, "\(path)") }
      }
      let policy = reader.tags("meta").first {
        $0.attributes["http-equiv"] == "Content-Security-Policy"
      }
      #expect(policy?.attributes["content"]?.contains("default-src 'none'") == true)
      #expect(policy?.attributes["content"]?.contains("unsafe") == false)
    }
  }

  @Test func `has no dead link and no id twice`() {
    for (path, reader) in pages {
      #expect(Set(reader.ids).count == reader.ids.count, "\(path)")
      let addresses = reader.tags.flatMap { tag in
        [tag.attributes["href"], tag.attributes["src"]].compactMap(\.self)
      }
      #expect(!addresses.isEmpty)
      for address in addresses {
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target = parts[0].isEmpty ? path : resolve(String(parts[0]), from: path)
        #expect(site.files[target] != nil, "\(path) links to \(address)")
        if parts.count > 1 {
          #expect(
            MarkupReader(site.text(target)).ids.contains(String(parts[1])),
            "\(path) links to \(address)")
        }
      }
    }
  }

  private func resolve(_ address: String, from path: String) -> String {
    var folder = path.split(separator: "/").dropLast()
    for step in address.split(separator: "/") {
      if step == ".." { folder = folder.dropLast() } else { folder.append(step) }
    }
    return folder.joined(separator: "/")
  }

  @Test func `names the language and its counterpart`() throws {
    let page = MarkupReader(site.text("de/first.html"))
    #expect(page.tags("html").first?.attributes["lang"] == "de")
    let alternates = page.tags("link").filter { $0.attributes["rel"] == "alternate" }
    #expect(alternates.map { $0.attributes["hreflang"] } == ["de", "en"])
    #expect(alternates.map { $0.attributes["href"] } == ["first.html", "../en/first.html"])
    let question = try #require(page.tags("a").first { $0.attributes["class"] == "to-other" })
    #expect(question.attributes["href"] == "../en/first.html#q1")
    #expect(question.attributes["hreflang"] == "en")
  }

  @Test func `spells addresses out where the site's place is known`() {
    let site = SiteBuilder(theme: SampleCourse.theme, base: "https://example.org/pets").build(
      SampleCourse.course())
    let page = site.text("en/first.html")
    #expect(page.contains(#"rel="canonical" href="https://example.org/pets/en/first.html""#))
    #expect(page.contains(#"href="https://example.org/pets/de/first.html" hreflang="de""#))
    #expect(page.contains(#"rel="stylesheet" href="../assets/course.css""#))
    #expect(page.contains(#"property="og:url" content="https://example.org/pets/en/first.html""#))
    #expect(site.text("en/index.html").contains(#"property="og:type" content="website""#))
    #expect(page.contains(#"property="og:type" content="article""#))
  }

  @Test(arguments: [
    (nil, ""), ("https://example.org/pets", "/pets/"), ("https://example.org", "/"),
    ("/a/b/", "/a/b/"),
  ])
  func `makes the page for dead links right under any address`(base: String?, place: String) {
    let site = SiteBuilder(theme: SampleCourse.theme, base: base).build(SampleCourse.course())
    let reader = MarkupReader(site.text("404.html"))
    let addresses = reader.tags.compactMap { $0.attributes["href"] ?? $0.attributes["src"] }
    #expect(addresses.contains("\(place)assets/course.css"))
    #expect(addresses.contains("\(place)en/index.html"))
    #expect(addresses.allSatisfy { $0.hasPrefix(place) && !$0.contains("//") }, "\(addresses)")
  }

  @Test func `leads from lesson to lesson`() {
    func turns(_ path: String, _ rel: String) -> [String?] {
      MarkupReader(site.text(path)).tags("a").filter { $0.attributes["rel"] == rel }
        .map { $0.attributes["href"] }
    }
    #expect(turns("en/first.html", "next") == ["second.html"])
    #expect(turns("en/first.html", "prev") == [])
    #expect(turns("en/second.html", "next") == [])
    #expect(turns("en/second.html", "prev") == ["first.html"])
  }

  @Test func `says which language it has no words for`() {
    var course = SampleCourse.course()
    course.manifest.languages.append("fr")
    let site = SiteBuilder(theme: Theme(files: [:])).build(course)
    #expect(
      site.diagnostics.map(\.line) == [
        "course.json: error: the interface has no words in 'fr'; it speaks en and de [no-words]",
        "error: the theme has no file 'course.css'; put it beside the others [theme-file]",
        "error: the theme has no file 'course.js'; put it beside the others [theme-file]",
        "error: the theme has no file 'icon.svg'; put it beside the others [theme-file]",
        "error: the theme has no file 'progress.js'; put it beside the others [theme-file]",
        "error: the theme has no file 'search.css'; put it beside the others [theme-file]",
        "error: the theme has no file 'search.js'; put it beside the others [theme-file]",
      ])
  }
}
