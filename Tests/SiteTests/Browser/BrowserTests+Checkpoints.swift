import Foundation
import Testing

extension BrowserTests {
  struct Checkpoints {
    @Test func `says which predictions are right, and why when all are`() async throws {
      try await BrowserTests.read { browser, site in
        try browser.go(to: site.page("en/first.html"))
        try browser.type("5", into: "#q2-0")
        try browser.type("7", into: "#q2-1")
        try browser.press(.enter)
        #expect(try browser.text("#q2 .feedback").hasPrefix("1 of 2 right"))
        #expect(try browser.text(".gap:has(#q2-0) .mark") == "✓ right")
        #expect(try browser.text(".gap:has(#q2-1) .mark") == "✕ not right")
        #expect(
          try browser.run("return document.querySelector('#q2-1').ariaInvalid") as? String
            == "true")
        #expect(
          try browser.run("return document.querySelector('#q2 details').open") as? Bool
            == false)
        #expect(try browser.text("#q2 .state") == "open")

        try browser.run("document.querySelector('#q2-1').value = ''")
        try browser.type("0", into: "#q2-1")
        #expect(try browser.text(".gap:has(#q2-1) .mark") == "")
        try browser.run("document.querySelector('#q2-1').value = ''")
        try browser.type("  “2” ", into: "#q2-1")
        try browser.click("#q2 [type=submit]")
        #expect(try browser.text("#q2 .feedback").hasPrefix("All right"))
        #expect(try browser.isShown("#q2 .answers"))
        #expect(try browser.text("#q2 .state") == "done")
      }
    }

    @Test func `takes a value as the terminal does`() async throws {
      let cases = [
        ("true", "True", true), ("true", "ja", true), ("false", "falsch", true),
        ("true", "no", false), ("2.5", "2,5", true), (#"["a b", "c"]"#, "[“a b”,“c”]", true),
        (#"["a b"]"#, #"["ab"]"#, false), ("-4", "−4", true), ("5", "\"5\"", true),
        ("constructor", "x", false),
      ]
      for (answer, given, isRight) in cases {
        let text = SampleCourse.english.replacing("\n5\n", with: "\n\(answer)\n")
        try await BrowserTests.read(course: SampleCourse.course(first: text)) { browser, site in
          try browser.go(to: site.page("en/first.html"))
          try browser.type(given, into: "#q2-0")
          try browser.click("#q2 [type=submit]")
          let mark = try browser.run("return document.querySelector('#q2 .mark').dataset.mark")
          #expect(mark as? String == (isRight ? "right" : "wrong"), "\(given) for \(answer)")
        }
      }
    }

    @Test func `judges which lines compile`() async throws {
      try await BrowserTests.read { browser, site in
        try browser.go(to: site.page("de/second.html"))
        try browser.click("#q3 [type=submit]")
        #expect(try browser.text("#q3 .feedback") == "Noch ist nichts ausgefüllt.")
        try browser.click("[name=q3-0][value=compiles]")
        try browser.click("[name=q3-1][value=compiles]")
        try browser.click("#q3 [type=submit]")
        #expect(try browser.text("#q3 .feedback").hasPrefix("1 von 2 richtig"))
        try browser.click("[name=q3-1][value=fails]")
        try browser.click("#q3 [type=submit]")
        #expect(try browser.text("#q3 .feedback").hasPrefix("Alles richtig"))
      }
    }

    @Test func `judges what is filled in`() async throws {
      try await BrowserTests.read { browser, site in
        try browser.go(to: site.page("en/second.html"))
        try browser.type("1", into: "#q4-0")
        try browser.type("2", into: "#q4-1")
        try browser.press(.enter)
        #expect(try browser.text("#q4 .feedback").hasPrefix("All right"))
        let mark = try browser.run("return document.querySelector('#q4 .gap .mark').textContent")
        #expect(mark as? String == "✓ right")
      }
    }

    @Test func `lets readers judge their own explanations and programs`() async throws {
      try await BrowserTests.read { browser, site in
        try browser.go(to: site.page("en/first.html"))
        try browser.click("#q1 summary")
        try browser.click("#q1 [data-assess=passed]")
        #expect(try browser.text("#q1 .state") == "done")
        try browser.click("#q1 [data-assess=open]")
        #expect(try browser.text("#q1 .state") == "open")
        #expect(try browser.text("#q1 .assess .feedback") == "Marked as still open.")
        // What the terminal can read, too.
        let kept = try browser.run("return JSON.parse(localStorage['courseware.progress.pets'])")
        #expect((kept as? [String: Any])?["format"] as? String == "courseware-progress")
        #expect((kept as? [String: Any])?["version"] as? Int == 1)
        #expect((kept as? [String: Any])?["course"] as? String == "pets")
        let entry = ((kept as? [String: Any])?["questions"] as? [String: [String: String]])?["q1"]
        #expect(entry?["state"] == "open" && entry?["version"]?.count == 8)

        try browser.go(to: site.page("en/second.html"))
        try browser.click("#q5 [data-assess=passed]")
        #expect(try browser.text("#q5 .state") == "done")
      }
    }

    @Test func `tells screen readers of every verdict`() async throws {
      try await BrowserTests.read { browser, site in
        try browser.go(to: site.page("en/second.html"))
        let roles = try browser.run(
          "return [...document.querySelectorAll('.feedback')].map(e => e.getAttribute('role'))")
        #expect(roles as? [String] == ["status", "status", "status"])
      }
    }
  }
}
