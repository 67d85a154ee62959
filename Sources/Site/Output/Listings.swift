/// The files that tell visitors who are no readers what there is: `robots.txt`, and, where the site's place is known, `sitemap.txt`.
struct Listings {
  let pages: [Page]
  let base: String?

  var files: [String: String] {
    guard let base else { return ["robots.txt": "User-agent: *\nAllow: /\n"] }
    return [
      "robots.txt": "User-agent: *\nAllow: /\nSitemap: \(base)sitemap.txt\n",
      "sitemap.txt": pages.filter { !$0.isHidden }.map { base + $0.path + "\n" }.joined(),
    ]
  }
}
