import CoursewareCommands
import Foundation
import TestSupport
import Testing

/// What programs read.
struct FormatTests {
  private func wrong() throws -> Story {
    try Story(["a&b.swift": "extension Lamp {\n  mutating func dim() {\n    level -= 1\n  }\n}\n"])
  }

  @Test func `JSON has the documented keys and nothing beside it`() throws {
    let outcome = try wrong().run(["check", "q5", "a&b.swift", "--format", "json"])
    #expect(outcome.status == .problems)
    #expect(outcome.talk.isEmpty)
    let file = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(Set(file.keys) == ["format", "version", "course", "language", "passed", "questions"])
    #expect(file["format"] as? String == "courseware-result")
    #expect(file["version"] as? Int == 1)
    #expect(file["passed"] as? Bool == false)
    let question = try #require((file["questions"] as? [[String: Any]])?.first)
    #expect(Set(question.keys) == ["id", "title", "kind", "verdict", "checks", "messages"])
    #expect(question["verdict"] as? String == "wrong")
    let checks = try #require(question["checks"] as? [[String: Any]])
    #expect(checks.map { $0["name"] as? String } == ["goesDown", "stopsAtZero", "usesMax"])
    #expect(checks.map { $0["outcome"] as? String } == ["passed", "failed", "failed"])
    #expect(checks[1]["hint"] as? String == "Which of two numbers is the larger?")
  }

  @Test func `JSON names the place of a message and explains it`() throws {
    let story = try Story(["dim.swift": "let n: Int = \"\"\n"])
    let outcome = story.run(["check", "q5", "dim.swift", "--format=json", "--lang=de"])
    #expect(outcome.status == .doesNotCompile)
    for part in [
      "\"verdict\" : \"doesNotCompile\"", "\"file\" : \"dim.swift\"", "\"line\" : 1",
      "\"column\" : 14", "\"identifier\" : \"another-type\"", "Das ist ein `String`",
    ] {
      #expect(outcome.output.contains(part), "\(part)")
    }
  }

  @Test func `JUnit has a suite for each question and a case for each check`() throws {
    let outcome = try wrong().run(["check", "q2", "2", "4", "--format", "junit"])
    #expect(outcome.status == .problems)
    #expect(
      outcome.output == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="lamps">
          <testsuite name="q2" tests="2" failures="1" errors="0" skipped="0">
            <testcase classname="q2" name="lamp.level"/>
            <testcase classname="q2" name="Lamp(level: 3).level">
              <failure type="failed" message="not yet">you said 4; running the code gives 3</failure>
            </testcase>
          </testsuite>
        </testsuites>
        """)
  }

  @Test func `JUnit counts what is open as skipped and our own faults as errors`() throws {
    let story = try Story(["exercises/q5/Checks.swift": "broken"])
    try story.folder.write("struct Lamp {}\n", to: "answers/q5.swift")
    let outcome = story.run(["check", "--all", "--format", "junit"])
    #expect(outcome.status == .fault)
    #expect(outcome.output.contains("<skipped message=\"no answer yet\"/>"))
    #expect(outcome.output.contains("<error type=\"graderFault\" message=\"could not be graded\">"))
    #expect(!outcome.output.contains(story.folder.path))
  }

  @Test func `GitHub shows messages at their lines`() throws {
    let story = try Story(["a,b.swift": "let n: Int = \"100%\"\n"])
    let outcome = story.run(["check", "q5", "a,b.swift", "--format", "github"])
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix(
        "::error file=a%2Cb.swift,line=1,col=14,title=q5::cannot convert value of type 'String' to specified type 'Int'%0A"
      ))
    #expect(lines[1] == "::error title=q5%3A Can you dim it?::does not compile")
  }

  @Test func `an unknown format is told`() throws {
    try Story()
      .expect(
        "check", "q5", "--format", "xml", status: .usage,
        talk: """
          courseware: error: 'xml' is no value for '--format'; it takes text, json, junit, github
          """
      )
      .with(environment: ["LANG": "de_DE.UTF-8"])
      .expect(
        "check", "q5", "--frmat", "xml", status: .usage,
        talk: """
          courseware: error: ‚check‘ hat keine Option ‚--frmat‘; meinst du ‚--format‘?
          """)
  }
}
