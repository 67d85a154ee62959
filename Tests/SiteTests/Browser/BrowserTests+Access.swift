import Foundation
import Testing

extension BrowserTests {
  /// Access by the rules that axe-core knows, where it was fetched.
  struct Access {
    /// `AXE_CORE` names the file `axe.min.js`; `.build/axe/` is where `Scripts/fetch-axe` puts it.
    static let source: String? = {
      let built = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../.build/axe/axe.min.js").standardized.path
      let path = ProcessInfo.processInfo.environment["AXE_CORE"] ?? built
      return try? String(contentsOfFile: path, encoding: .utf8)
    }()

    /// The rules that the page breaks, each with the places.
    static func violations(in browser: Browser) throws -> [String] {
      try browser.run(#require(source) + "; window.axe = axe;")
      let broken = try browser.wait(
        for: """
          axe.run({ preload: false }).then((result) => done(result.violations.map((rule) =>
            rule.id + ": " + rule.nodes.map((node) => node.html.slice(0, 80)).join(" "))))
          """)
      return try #require(broken as? [String])
    }

    @Test(
      .enabled(if: source != nil, "axe-core is not there; Scripts/fetch-axe fetches it"),
      arguments: [false, true])
    func `breaks no rule of access, folded or unfolded, wide or narrow`(isDark: Bool) async throws {
      try await BrowserTests.read(
        BrowserSettings(isDark: isDark), course: SampleCourse.course(first: SampleCourse.showcase)
      ) { browser, site in
        for width in [390, 1440] {
          if width == 390 {
            try browser.emulatePhone(width: width)
          } else {
            try browser.emulateNothing()
          }
          for path in Looks.pages + ["en/second.html"] {
            try browser.go(to: site.page(path))
            try browser.run("document.querySelectorAll('details').forEach(e => { e.open = true; })")
            try browser.run(
              "document.querySelectorAll('form.quiz').forEach(e => e.requestSubmit())")
            #expect(try Self.violations(in: browser) == [], "\(path) at \(width)")
          }
        }
      }
    }

    @Test(
      .enabled(if: source != nil, "axe-core is not there; Scripts/fetch-axe fetches it"),
      arguments: [false, true])
    func `breaks no rule of access in the search`(isDark: Bool) async throws {
      try await BrowserTests.read(BrowserSettings(isDark: isDark)) { browser, site in
        for width in [390, 1440] {
          if width == 390 {
            try browser.emulatePhone(width: width)
          } else {
            try browser.emulateNothing()
          }
          try await Search.open(browser, site, "en/first.html")
          for (query, isFound) in [("value", true), ("xyzzy", false)] {
            #expect(try await Search.results(browser, query).isEmpty != isFound)
            #expect(try Self.violations(in: browser) == [], "\(query) at \(width)")
          }
        }
      }
    }

    @Test func `gives a finger room enough`() async throws {
      try await BrowserTests.read { browser, site in
        try browser.emulatePhone(width: 390)
        for path in ["en/first.html", "en/second.html", "en/index.html"] {
          try browser.go(to: site.page(path))
          let small = try browser.run(
            """
            return [...document.querySelectorAll("button, input, summary, .chips a")]
              .filter((e) => e.checkVisibility()).map((e) => [e, e.getBoundingClientRect()])
              .filter(([e, box]) => box.height > 0 && box.height < 24 && e.type !== "radio")
              .map(([e, box]) => e.outerHTML.slice(0, 80) + " " + box.height)
            """)
          #expect(small as? [String] == [], "\(path)")
        }
      }
    }
  }
}
