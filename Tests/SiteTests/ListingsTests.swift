import Testing

@testable import Site

struct ListingsTests {
  private func site(base: String?, changes: [String: String]) -> Site {
    SiteBuilder(theme: SampleCourse.theme, base: base).build(
      SampleCourse.course(), changes: changes)
  }

  private let changes = [
    "lessons/en/first.md": "2026-03-05", "lessons/en/second.md": "2026-04-01",
    "lessons/de/first.md": "2026-03-05",
  ]

  @Test func `feeds changed lessons, the newest first`() {
    let site = site(base: "https://example.org/pets/", changes: changes)
    let feed = site.text("en/feed.xml")
    let titles = feed.matches(of: #/<entry><title>([^<]*)</#).map { String($0.1) }
    #expect(titles == ["Second", "Pets &amp; owners"])
    #expect(feed.contains("<updated>2026-04-01T00:00:00Z</updated>"))
    #expect(feed.contains("<id>https://example.org/pets/en/second.html</id>"))
    #expect(site.text("de/feed.xml").ranges(of: "<entry>").count == 1)
    #expect(
      site.text("de/first.html").contains(
        #"type="application/atom+xml" href="https://example.org/pets/de/feed.xml""#))
  }

  @Test func `lists every page but the hidden ones, with the day it changed`() {
    let site = site(base: "https://example.org/pets/", changes: changes)
    let map = site.text("sitemap.xml")
    #expect(
      map.contains(
        "<loc>https://example.org/pets/en/second.html</loc><lastmod>2026-04-01</lastmod>"))
    #expect(map.contains("<loc>https://example.org/pets/de/second.html</loc></url>"))
    #expect(!map.contains("404") && !map.contains("print.html"))
    #expect(site.text("robots.txt").hasSuffix("Sitemap: https://example.org/pets/sitemap.xml\n"))
  }

  @Test func `has no feed where nobody knows when lessons changed, or where they will stand`() {
    for site in [
      site(base: nil, changes: changes), site(base: "https://example.org/", changes: [:]),
    ] {
      #expect(!site.files.keys.contains { $0.hasSuffix("feed.xml") })
      #expect(!site.text("en/first.html").contains("atom+xml"))
    }
  }
}
