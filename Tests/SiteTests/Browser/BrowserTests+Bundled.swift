import Foundation
import Lessons
import Testing

extension BrowserTests {
  /// The bundled course, every page of it, as its readers get it.
  @Suite(.timeLimit(.minutes(4)))
  struct Bundled {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../..").standardized

    private static func course() throws -> Course {
      let folder = root.path(percentEncoded: false)
      return try #require(CourseLoader().load(at: folder).course)
    }

    private static func pages(of course: Course) -> [String] {
      course.manifest.languages.flatMap { language in
        (["index", "proof"] + (course.manifest.lessons ?? [])).map { "\(language)/\($0).html" }
      }
    }

    /// German on a phone in the dark, English in a wide window in the light; the sample course goes through all there is.
    @Test(
      .enabled(if: Access.source != nil, "axe-core is not there; Scripts/fetch-axe fetches it"),
      arguments: [false, true])
    func `breaks no rule of access and never scrolls sideways`(isDark: Bool) async throws {
      let course = try Self.course()
      try await BrowserTests.read(BrowserSettings(isDark: isDark), course: course) {
        browser, site in
        if isDark { try browser.emulatePhone(width: 390) }
        for path in Self.pages(of: course) where path.hasPrefix(isDark ? "de/" : "en/") {
          try browser.go(to: site.page(path))
          try browser.run("document.querySelectorAll('details').forEach(e => { e.open = true; })")
          try browser.run("document.querySelectorAll('form.quiz').forEach(e => e.requestSubmit())")
          let excess = try browser.run("return document.documentElement.scrollWidth - innerWidth")
          #expect(excess as? Int == 0, "\(path)")
          #expect(try Access.violations(in: browser) == [], "\(path)")
        }
      }
    }

    @Test(arguments: ["en", "de"])
    func `is walked through by keyboard without a trap, with the focus to be seen`(
      language: String
    ) async throws {
      let course = try Self.course()
      try await BrowserTests.read(course: course) { browser, site in
        let lesson = try #require(course.manifest.lessons?.first)
        try browser.go(to: site.page("\(language)/\(lesson).html"))
        // Radio buttons of one name are one stop.
        let count = try browser.run(
          """
          window.stops = new Set();
          addEventListener("focusin", (event) => {
            const style = getComputedStyle(event.target);
            if (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) stops.add(event.target);
          });
          const radios = new Set();
          window.wanted = [...document.querySelectorAll("a[href], button, input, summary, [tabindex='0']")]
            .filter((e) => e.checkVisibility() && e.tabIndex >= 0)
            .filter((e) => e.type !== "radio" || !radios.has(e.name) && radios.add(e.name));
          return wanted.length
          """)
        let stops = try #require(count as? Int)
        #expect(stops > 100)
        for _ in 1...(stops / 50 + 1) {
          try browser.press(Array(repeating: String.tab, count: 50))
        }
        let missed = try browser.run(
          "return wanted.filter((e) => !stops.has(e)).map((e) => e.outerHTML.slice(0, 100))")
        #expect(missed as? [String] == [])
      }
    }

    @Test func `finds first what a German reader means`() async throws {
      let wanted = [
        ("Bindung", "Binding"), ("Zustand", "Zustand"), ("Übersicht", "Übersicht"),
        ("Uebersicht", "Übersicht"), ("Ubersicht", "Übersicht"), ("übersicht", "Übersicht"),
        ("clamp", "Begrenzen"),
        ("q12", "Q12: Kannst du das Haustier ausruhen lassen?"),
      ]
      try await BrowserTests.read(course: Self.course()) { browser, site in
        try browser.go(to: site.page("de/index.html"))
        try browser.press("/")
        #expect(try await browser.isSoon("!!document.querySelector('dialog[open] input')"))
        for (query, title) in wanted {
          try browser.run("document.querySelector('.finder input').value = ''")
          try browser.type(query, into: ".finder input")
          let first = "document.querySelector('.finder [role=option] b')?.textContent"
          let isFirst = try await browser.isSoon("\(first) === '\(title)'")
          let shown = try browser.run("return \(first)")
          #expect(isFirst, "\(query) gave \(shown ?? "nothing")")
        }
        // Where code stands in many places, the one that explains it is among the first.
        try browser.run("document.querySelector('.finder input').value = ''")
        try browser.type("$pet", into: ".finder input")
        let near = "[...document.querySelectorAll('.finder [role=option] b')].slice(0, 3)"
        #expect(
          try await browser.isSoon(
            "\(near).some((b) => b.textContent === 'Zum Ändern braucht es ein Binding')"))
      }
    }
  }
}
