import CoursewareCommands
import Foundation
import TestSupport
import Testing

/// What is kept from one run to the next.
struct ProgressTests {
  private let solution = "exercises/q5/Solution.swift"

  @Test func `the list shows what is solved, and check goes on with the next`() throws {
    let story = try Story()
    story.expect("check", "q1", "yes", "--quiet", status: .problems, output: modelAnswer)
    story.expect(
      "check", "q1", "--compared", output: "q1 passed.\n" + next("q2", "Which levels come out?"))
    story.expect(
      "check", "q2", "2", "3",
      output: """
          ✓ 1. lamp.level  →  2
          ✓ 2. Lamp(level: 3).level  →  3
        q2 passed.
        \(next("q3", "Which lines compile?"))
        """)
    story.expect("check", "--quiet", status: .problems, output: "q3: no answer yet")
    story.expect(
      "list",
      output: """
        Lamps  (lessons/en/lamps.md)
          ✓ q1   Why has the setter no public access?
          ✓ q2   Which levels come out?
          · q3   Which lines compile?
          · q4   What belongs into the blanks?
          · q5   Can you dim it?

        2 of 5 solved
        """)
  }

  private let modelAnswer = """
    The model answer:

      So that only Lamp itself can change its level.

    Compare it with yours. If yours says the same, run './courseware check q1 --compared'.
    """

  private func next(_ id: String, _ title: String) -> String {
    "Next: \(id), \(title) Go on with './courseware check \(id)'."
  }

  @Test func `what was solved stays solved when a later answer is wrong`() throws {
    try Story()
      .expect("check", "q2", "2", "3", "--quiet", output: "q2 passed.")
      .expect("check", "q2", "0", "0", "--quiet", status: .problems, output: "q2 is not there yet.")
      .expect("solution", "q2", output: "    2\n    3\n\nThe first is one brighter than it was.")
  }

  @Test func `a question that asks for something else now was solved in an earlier version`() throws
  {
    let story = try Story()
    story.expect("check", "q2", "2", "3", "--quiet", output: "q2 passed.")
    for language in ["en", "de"] {
      let file = "lessons/\(language)/lamps.md"
      let text = try story.folder.read(file)
      try story.folder.write(
        text.replacing("Lamp(level: 3).level", with: "Lamp(level: 0).level")
          .replacing("\n2\n3\n", with: "\n2\n0\n"), to: file)
    }
    #expect(
      story.run(["list", "--lang", "de"]).output.contains(
        "~ q2   Welche Stufen kommen heraus? (in einer früheren Fassung gelöst)"))
    #expect(story.run(["list"]).output.hasSuffix("0 of 5 solved"))
  }

  @Test func `other words around a question leave it solved, other checks do not`() throws {
    let story = try Story()
    story.expect("check", "q5", solution, "--quiet", output: "q5 passed.")
    let lesson = "lessons/en/lamps.md"
    try story.folder.write(
      story.folder.read(lesson).replacing("goes down by 1, and", with: "sinks by 1 and"), to: lesson
    )
    #expect(story.run(["list"]).output.contains("✓ q5 "))
    let checks = "exercises/q5/Checks.swift"
    try story.folder.write(story.folder.read(checks) + "// More.\n", to: checks)
    #expect(
      story.run(["list"]).output.contains("~ q5   Can you dim it? (passed on an earlier version)"))
  }

  @Test func `progress that the site saved is taken in, and ours has its form`() throws {
    let story = try Story()
    story.expect("check", "q2", "2", "3", "--quiet", output: "q2 passed.")
    let ours = try story.folder.read(".courseware/progress.json")
    let version = try #require(ours.firstMatch(of: /"version" : "([0-9a-f]{8})"/)?.output.1)
    let site = """
      {"format":"courseware-progress","version":1,"course":"lamps",\
      "questions":{"q2":{"state":"passed","version":"\(version)"},"q9":{"state":"open"}}}
      """
    let other = try Story(["export.json": site])
    #expect(other.run(["list", "--import", "export.json"]).output.contains("✓ q2 "))
    other.expect(
      "list", "--import", "nope.json", status: .usage,
      talk: "nope.json: error: there is no such file [no-file]")
  }

  @Test func `a progress file that is none is not overwritten`() throws {
    let story = try Story([".courseware/progress.json": "{"])
    let talk = """
      .courseware/progress.json: error: the file holds no progress that this version can read; move it away; it is then made anew [broken-progress]
      1 | {
        | ^
      """
    _ = talk
    let outcome = story.run(["list"])
    #expect(outcome.status == .problems)
    #expect(outcome.talk.hasPrefix(".courseware/progress.json: error: "))
    #expect(try story.folder.read(".courseware/progress.json") == "{")
  }

  @Test func `two runs at the same time both count`() async throws {
    let story = try Story()
    await withTaskGroup(of: Void.self) { group in
      group.addTask { _ = story.run(["check", "q2", "2", "3"]) }
      group.addTask { _ = story.run(["check", "q3", "no", "yes"]) }
      group.addTask { _ = story.run(["check", "q4", "level", "Lamp"]) }
    }
    #expect(story.run(["list"]).output.hasSuffix("3 of 5 solved"))
  }

  @Test func `hints come one after the other`() throws {
    let story = try Story()
    story.expect("hint", "q5", output: "Hint 1 of 3 – dim() goes down by 1\n  Look at brighten().")
    story.expect(
      "hint", "q5", "--lang", "de",
      output: "Tipp 2 von 3 – dim() hört bei 0 auf\n  Welche von zwei Zahlen ist die größere?")
    story.expect(
      "hint", "q5",
      output: "Hint 3 of 3 – the limit is written with max\n  max gives the larger of two.")
    story.expect("hint", "q5", output: "Hint 1 of 3 – dim() goes down by 1\n  Look at brighten().")
    story.expect(
      "hint", "q2", status: .problems,
      talk: "error: q2 has no hints; read the section before it once more [no-hints]")
  }

  @Test func `the solution is shown once the question is solved`() throws {
    let story = try Story()
    story.expect(
      "solution", "q5", status: .problems,
      talk: """
        error: q5 is not solved yet; try on; './courseware hint q5' helps, and '--anyway' shows it all the same [not-solved]
        """)
    let text = try story.folder.read(solution).dropLast()
    story.expect("solution", "q5", "--anyway", output: String(text))
    story.expect("check", "q5", solution, "--quiet", output: "q5 passed.")
    story.expect("solution", "q5", output: String(text))
  }
}
