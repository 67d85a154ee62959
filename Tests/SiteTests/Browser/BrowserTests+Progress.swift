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
