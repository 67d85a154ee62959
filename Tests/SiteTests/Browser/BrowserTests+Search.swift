import Foundation
import Testing

extension BrowserTests {
  struct Search {
    static func open(_ browser: Browser, _ site: BrowserSite, _ page: String) async throws {
      try browser.go(to: site.page(page))
      #expect(try browser.run("return 'coursewareSearch' in window") as? Bool == false)
      try browser.press("/")
      #expect(
        try await browser.isSoon(
          "document.querySelector('dialog[open] input') === document.activeElement && 'coursewareSearch' in window"
        ))
    }

    static func results(_ browser: Browser, _ query: String) async throws -> [String] {
      try browser.run("document.querySelector('.finder input').value = ''")
      try browser.type(query, into: ".finder input")
      #expect(try await browser.isSoon("document.getElementById('found').ariaBusy === 'false'"))
      return try browser.run(
        "return [...document.querySelectorAll('.finder [role=option] b')].map(e => e.textContent)")
        as? [String] ?? []
    }

    @Test func `finds German words with and without umlauts, and marks the right letters`()
      async throws
    {
      try await BrowserTests.read { browser, site in
        try await Self.open(browser, site, "de/index.html")
        for query in ["Schätzung", "schaetzung", "schatzung", "SCHÄTZUNG", "schä", "ätzung"] {
          #expect(try await Self.results(browser, query).first == "Tiere & ihre Schätzung")
          let mark = try browser.text(".finder mark")
          #expect("Schätzung".contains(mark))
          #expect(mark.count == query.replacing("ae", with: "ä").count)
        }
      }
    }

    @Test func `finds questions by their number, code, and nothing where there is nothing`()
      async throws
    {
      try await BrowserTests.read { browser, site in
        try await Self.open(browser, site, "en/first.html")
        #expect(try await Self.results(browser, "q3") == ["Q3: Which compile?"])
        #expect(try await Self.results(browser, "pet + 3") == ["Q2: What is the value?"])
        #expect(try await Self.results(browser, "second").first == "Second")
        #expect(try await Self.results(browser, "xyzzy") == [])
        #expect(try browser.text(".finder [role=status]") == "Nothing found for “xyzzy”.")
      }
    }

    @Test(arguments: [
      ("de", "Schätzugn", "Tiere & ihre Schätzung", "schätzung"),
      ("de", "schaetzng", "Tiere & ihre Schätzung", "schätzung"),
      ("en", "Owming", "Owning", "owning"),
    ])
    func `shows what may have been meant, and says so`(
      language: String, query: String, title: String, word: String
    ) async throws {
      try await BrowserTests.read { browser, site in
        try await Self.open(browser, site, "\(language)/index.html")
        #expect(try await Self.results(browser, query).first == title)
        let said = try browser.text(".finder [role=status]")
        #expect(said.contains(query) && said.lowercased().contains(word), "\(said)")
      }
    }

    @Test func `is driven by the keyboard`() async throws {
      try await BrowserTests.read { browser, site in
        try await Self.open(browser, site, "en/first.html")
        _ = try await Self.results(browser, "compile")
        try browser.press(.escape)
        #expect(try browser.isShown(".finder") == false)
        try browser.press("/")
        _ = try await Self.results(browser, "q")
        try browser.press(.down)
        let chosen = try browser.run(
          "return document.getElementById(document.activeElement.getAttribute('aria-activedescendant')).ariaSelected"
        )
        #expect(chosen as? String == "true")
        _ = try await Self.results(browser, "Q4")
        try browser.press(.enter)
        #expect(try await browser.isSoon("location.href.endsWith('en/second.html#q4')"))
      }
    }
  }
}
