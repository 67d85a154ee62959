import Foundation
import Testing

extension BrowserTests {
  struct Reading {
    @Test func `switches the language at the same question`() async throws {
      try await BrowserTests.read { browser, site in
        try browser.go(to: site.page("en/first.html#q2"))
        try browser.run(
          "document.body.style.minHeight = '4000px'; document.querySelector('#q2').scrollIntoView({behavior: 'instant'})"
        )
        try browser.click("a.language")
        #expect(try browser.address.hasSuffix("/de/first.html#q2"))
        #expect(try browser.run("return document.documentElement.lang") as? String == "de")
      }
    }

    @Test(arguments: [("de", "de"), ("en", "en"), ("fr", nil)])
    func `starts in the reader's language`(language: String, folder: String?) async throws {
      try await BrowserTests.read(BrowserSettings(language: language)) { browser, site in
        try browser.go(to: site.page("index.html"))
        let page = site.page(folder.map { "\($0)/index.html" } ?? "index.html")
        #expect(try await browser.isSoon("location.href === '\(page.absoluteString)'"))
      }
    }

    @Test func `remembers the language that was chosen`() async throws {
      try await BrowserTests.read { browser, site in
        try browser.go(to: site.page("en/index.html"))
        try browser.click("a.language")
        try browser.go(to: site.page("index.html"))
        #expect(try await browser.isSoon("location.href.endsWith('/de/index.html')"))
      }
    }

    @Test func `copies what compiles`() async throws {
      try await BrowserTests.read { browser, site in
        try browser.go(to: site.page("en/first.html"))
        try browser.run(
          "navigator.clipboard.writeText = async (text) => { window.copied = text; }")
        try browser.click(".pair .code:last-child .copy")
        #expect(
          try browser.run("return window.copied") as? String == "let b = 2\nlet c = 3\n")
        #expect(try browser.text(".pair .code:last-child .copy") == "Copied")
      }
    }

    @Test func `never turns the page for arrow keys`() async throws {
      try await BrowserTests.read { browser, site in
        try browser.go(to: site.page("en/first.html"))
        let before = try browser.address
        try browser.press(.right, .left, .right, .down)
        #expect(try browser.address == before)
      }
    }

    @Test func `reaches everything by keyboard, with the focus to be seen`() async throws {
      try await BrowserTests.read { browser, site in
        try browser.go(to: site.page("en/second.html"))
        let script = """
          const e = document.activeElement; const s = getComputedStyle(e);
          return [e.id || e.className || e.tagName, s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2 ? 'seen' : 'unseen'].join(' ')
          """
        var seen: [String] = []
        for _ in 1...80 {
          try browser.press(.tab)
          let focus = try browser.run(script) as? String ?? ""
          if focus.hasPrefix("BODY") || seen.last == focus && focus.hasPrefix("skip") { break }
          seen.append(focus)
        }
        #expect(seen.first == "skip seen")
        #expect(seen.filter { $0.hasSuffix("unseen") } == [])
        #expect(seen.contains("q4-0 seen") && seen.contains("q4-1 seen"))
        #expect(seen.count { $0.hasPrefix("SUMMARY") } == 3)
        #expect(seen.count { $0.hasPrefix("main-button") } == 2)
      }
    }

    @Test(arguments: ["en/first.html", "en/second.html", "de/print.html", "de/index.html"])
    func `prints the text, without what only a screen can do`(path: String) async throws {
      try await BrowserTests.read { browser, site in
        try browser.go(to: site.page(path))
        try browser.emulate(medium: "print")
        #expect(try browser.isShown("h1"))
        let shown = try browser.run(
          """
          return [...document.querySelectorAll(".bar, .contents, .copy, button, .value input, [type=radio], .turn, .anchor")]
            .filter((e) => e.checkVisibility()).map((e) => e.outerHTML.slice(0, 80))
          """)
        #expect(shown as? [String] == [])
        let hidden = try browser.run(
          """
          return [...document.querySelectorAll("main figure.code")]
            .filter((e) => !e.checkVisibility() && !e.closest("details, .js")).length
          """)
        #expect(hidden as? Int == 0)
      }
    }

    @Test func `reads without script`() async throws {
      try await BrowserTests.read(BrowserSettings(hasScript: false)) { browser, site in
        try browser.go(to: site.page("en/first.html"))
        #expect(try browser.text("h1") == "Pets & owners")
        #expect(try browser.isShown("#q2 figure"))
        #expect(try browser.isShown("#q2 [type=submit]") == false)
        #expect(try browser.isShown("#q2 .answers") == false)
        try browser.click("#q2 summary")
        #expect(try browser.isShown("#q2 .answers"))
        try browser.click("#q2 .to-other")
        #expect(try browser.address.hasSuffix("/de/first.html#q2"))
        try browser.go(to: site.page("index.html"))
        try browser.click("a[hreflang=de]")
        #expect(try browser.address.hasSuffix("/de/index.html"))
      }
    }
  }
}
