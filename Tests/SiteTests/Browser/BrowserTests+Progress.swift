import Foundation
import Lessons
import Testing

@testable import Site

extension BrowserTests {
  struct Progress {
    private func solve(_ browser: Browser, _ site: BrowserSite) throws {
      try browser.go(to: site.page("en/first.html"))
      try browser.type("5", into: "#q2-0")
      try browser.type("2", into: "#q2-1")
      try browser.press(.enter)
      #expect(try browser.text("#q2 .state") == "done")
    }

    @Test func `stays after reloading, in the other language, and on the start page`() async throws
    {
      try await BrowserTests.read { browser, site in
        try solve(browser, site)
        try browser.reload()
        #expect(try browser.text("#q2 .state") == "done")
        try browser.go(to: site.page("de/first.html"))
        #expect(try browser.text("#q2 .state") == "erledigt")
        #expect(try browser.text("#q1 .state") == "offen")
        try browser.go(to: site.page("en/index.html"))
        #expect(try browser.text("[data-lesson=first]") == "1 of 2 done")
        #expect(try browser.text("[data-lesson='*']") == "1 of 5 done")
        #expect(try browser.text("[data-go-on]") == "Go on with Pets & owners")
      }
    }

    @Test func `goes with a question into another lesson`() async throws {
      try await BrowserTests.read { browser, site in
        try solve(browser, site)
        let parts = SampleCourse.english.split(separator: "### Q2", maxSplits: 1)
        var course = SampleCourse.course(first: String(parts[0]))
        course.lessons["en"]?[1] = SampleCourse.lesson(
          SampleCourse.second + "\n\n### Q2" + parts[1], id: "second")
        try site.write(course)
        try browser.go(to: site.page("en/second.html"))
        #expect(try browser.text("#q2 .state") == "done")
        #expect(try browser.text("#q3 .state") == "open")
      }
    }

    @Test func `knows an earlier version of a question`() async throws {
      try await BrowserTests.read { browser, site in
        try solve(browser, site)
        try site.write(
          SampleCourse.course(first: SampleCourse.english.replacing("pet + 3", with: "pet * 4")))
        try browser.go(to: site.page("en/first.html"))
        #expect(
          try browser.text("#q2 .state") == "done on an earlier version of the question")
      }
    }

    /// Reads a text in the place of the file that a reader would choose.
    private func read(_ text: String, in browser: Browser) throws {
      let literal = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
      try browser.run(
        """
        HTMLInputElement.prototype.click = function () {
          const files = new DataTransfer();
          files.items.add(new File([\(literal)], "progress.json"));
          this.files = files.files;
          this.dispatchEvent(new Event("change"));
        };
        """)
      try browser.click("[data-progress=import]")
    }

    @Test func `is saved as a file, forgotten, and read again`() async throws {
      try await BrowserTests.read { browser, site in
        try solve(browser, site)
        try browser.go(to: site.page("de/index.html"))
        try browser.run(
          """
          window.confirm = () => true;
          URL.createObjectURL = (blob) => { blob.text().then((text) => { window.saved = text; }); return "#"; };
          HTMLAnchorElement.prototype.click = () => {};
          """)
        try browser.click("[data-progress=export]")
        #expect(try await browser.isSoon("!!window.saved"))
        let saved = try #require(try browser.run("return saved") as? String)
        try browser.click("[data-progress=reset]")
        #expect(try browser.text("[data-lesson='*']") == "0 von 5 erledigt")
        try read(saved, in: browser)
        let said = "document.querySelector('main .feedback').textContent"
        #expect(try await browser.isSoon("\(said) === 'Datei gelesen. Erledigte Fragen: 1.'"))
        #expect(try browser.text("[data-lesson='*']") == "1 von 5 erledigt")
      }
    }

    @Test func `comes from the terminal's file, and from no other`() async throws {
      try await BrowserTests.read { browser, site in
        try browser.go(to: site.page("en/first.html"))
        let version = try browser.run("return document.getElementById('q1').dataset.version")
        let file = """
          {"format": "courseware-progress", "version": 1, "course": "pets", "questions": {
            "q1": {"state": "passed", "version": "\(version as? String ?? "")"},
            "q2": {"state": "passed", "version": "00000000"},
            "q3": {"state": "answered"}, "q4": {"state": "open"}, "__proto__": {"state": "passed"}}}
          """
        try browser.go(to: site.page("en/index.html"))
        let said = "document.querySelector('main .feedback').textContent"
        for nonsense in ["", "[]", "null", #"{"format":"other","questions":{}}"#] {
          try browser.run("\(said) = ''")
          try read(nonsense, in: browser)
          #expect(
            try await browser.isSoon("\(said) === 'This is no progress file.'"), "\(nonsense)")
        }
        try read(file, in: browser)
        #expect(try await browser.isSoon("\(said).startsWith('Read the file')"))
        #expect(try browser.text("[data-lesson='*']") == "1 of 5 done")
        try browser.go(to: site.page("en/first.html"))
        #expect(try browser.text("#q1 .state") == "done")
        #expect(try browser.text("#q2 .state") == "done on an earlier version of the question")
      }
    }

    @Test func `can be started over, and survives storage that holds nonsense`() async throws {
      try await BrowserTests.read { browser, site in
        try solve(browser, site)
        try browser.go(to: site.page("en/index.html"))
        try browser.run("window.confirm = () => true")
        try browser.click("[data-progress=reset]")
        #expect(try browser.text("[data-lesson='*']") == "0 of 5 done")
        for nonsense in [
          "null", "[]", "{", #"{"format":"courseware-progress","questions":{"q1":null}}"#,
        ] {
          let text = String(decoding: try JSONEncoder().encode(nonsense), as: UTF8.self)
          try browser.run("localStorage.setItem('courseware.progress.pets', \(text))")
          try browser.reload()
          #expect(try browser.text("[data-lesson='*']") == "0 of 5 done")
        }
      }
    }
  }
}
