import CoursewareCommands
import TestSupport
import Testing

/// Questions that are answered with code.
struct CodeTests {
  private func answer(_ body: String) -> String {
    "extension Lamp {\n  mutating func dim() {\n    \(body)\n  }\n}\n"
  }

  @Test func `a right answer passes, in either language`() throws {
    let story = try Story()
    // Results are kept for all stories together; these answers are no other story's.
    for name in ["Solution", "right/TwoSteps"] {
      let answer = try story.folder.read("exercises/q5/\(name).swift")
      try story.folder.write(answer + "// \(#function)\n", to: "\(name).swift")
    }
    story
      .expect(
        "check", "q5", "Solution.swift",
        output: """
            ✓ dim() goes down by 1
            ✓ dim() stops at 0
            ✓ the limit is written with max
          q5 passed.
          Next: q1, Why has the setter no public access? Go on with './courseware check q1'.
          """
      )
      .with(environment: ["LANG": "de_AT.UTF-8"])
      .expect(
        "check", "q5", "right/TwoSteps.swift",
        output: """
            ✓ dim() senkt um 1
            ✓ dim() hört bei 0 auf
            ✓ die Grenze ist mit max geschrieben
          q5 ist gelöst.
          Als Nächstes: q1, Warum ist der Setter nicht öffentlich? Weiter mit ‚./courseware check q1‘.
          """)
  }

  @Test(
    arguments: [
      ("let x: Int = \"\"", ExitStatus.doesNotCompile, "q5 does not compile."),
      ("level = [0][1 + level]", .trapped, "q5 stopped with a run-time error."),
      (
        "while true {}", .timedOut,
        "q5 did not finish in time. Does something loop or wait without an end?"
      ),
      ("level = min(0, level)", .problems, "q5 is not there yet."),
    ])
  func `each verdict has its status and its words`(
    body: String, status: ExitStatus, verdict: String
  ) throws {
    let outcome = try Story(["dim.swift": answer(body)]).run([
      "check", "q5", "dim.swift", "--quiet",
    ])
    #expect(outcome.status == status)
    #expect(outcome.output == verdict)
  }

  @Test func `a check that fails comes with its hint`() throws {
    let outcome = try Story(["dim.swift": answer("level -= 1 + max(0, 0)")])
      .run(["check", "q5", "dim.swift", "--lang", "de"])
    #expect(outcome.status == .problems)
    #expect(outcome.talk.isEmpty)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "  ✓ dim() senkt um 1")
    #expect(lines.contains("  ✗ dim() hört bei 0 auf: noch nicht"))
    #expect(lines.contains("      Tipp: Welche von zwei Zahlen ist die größere?"))
    #expect(lines.last == "q5 ist noch nicht fertig.")
  }

  @Test func `an error of the compiler stands at the learner's own line`() throws {
    let outcome = try Story(["dim.swift": answer("level = lvl - 1")])
      .run(["check", "q5", "dim.swift"])
    #expect(outcome.status == .doesNotCompile)
    #expect(
      outcome.talk.hasPrefix(
        """
        dim.swift:3:13: error: cannot find 'lvl' in scope [unknown-name]
        3 |     level = lvl - 1
          |             ^
        """))
  }

  @Test func `the file that start makes is what check grades`() throws {
    let story = try Story()
    story.expect("start", "q5", output: "Edit answers/q5.swift, then run ./courseware check q5")
    #expect(
      try story.folder.read("answers/q5.swift") == story.folder.read("exercises/q5/Starter.swift"))
    #expect(story.run(["check", "q5"]).status == .doesNotCompile)
    story.expect(
      "start", "q5", status: .problems,
      talk: """
        answers/q5.swift: error: the file is there already; go on with it, or begin anew with './courseware reset q5' [file-exists]
        """)
    try story.folder.write(answer("level = max(0, level - 1)"), to: "answers/q5.swift")
    #expect(story.with(place: "lessons").run(["check", "q5", "--quiet"]).output == "q5 passed.")
    story.expect(
      "reset", "q5",
      output: "What you had is in answers/q5.old.swift.\nq5 is as it was at the start.")
    story.expect(
      "reset", "q5",
      output: "What you had is in answers/q5.old2.swift.\nq5 is as it was at the start.")
    #expect(story.run(["list"]).output.contains("· q5 "))
  }

  @Test func `an answer comes from standard input too`() throws {
    try Story().with(input: answer("level = max(0, level - 1)"))
      .expect("check", "q5", "-", "--quiet", output: "q5 passed.")
  }

  @Test(
    arguments: [
      ("nope.swift", "nope.swift: error: there is no such file"),
      ("lessons", "lessons: error: this is a folder"),
    ])
  func `a file that cannot be read is wrong usage`(file: String, message: String) throws {
    try Story().expect(
      "check", "q5", file, status: .usage,
      talk: message + "; name a Swift file, or '-' for standard input [no-file]")
  }

  @Test func `a file that is no text or far too long is told`() throws {
    let story = try Story(["long.swift": String(repeating: "// long\n", count: 40_000)])
    try story.folder.write([0x6C, 0xFF], to: "odd.swift")
    story.expect(
      "check", "q5", "long.swift", status: .problems,
      talk: """
        long.swift: error: the file is larger than 256 kB; hand in what you wrote yourself [file-too-large]
        """)
    story.expect(
      "check", "q5", "odd.swift", "--lang", "de", status: .problems,
      talk:
        "odd.swift: error: die Datei ist kein gültiges UTF-8; speichere sie als UTF-8 [not-utf8]")
  }

  @Test(arguments: ["Checks.swift", "Probes.swift", "exercise.json"])
  func `a fault of the grader is not the learner's and leaves no trace`(file: String) throws {
    let story = try Story(["exercises/q5/\(file)": "{ broken"])
    let outcome = story.run(["check", "q5", "exercises/q5/Solution.swift"])
    #expect(outcome.status == .fault)
    #expect(outcome.output == "q5 could not be graded. This is not your fault.")
    #expect(outcome.talk.hasPrefix("exercises/q5/"))
    #expect(!outcome.talk.contains(story.folder.path))
    #expect(story.run(["list"]).output.hasSuffix("0 of 5 solved"))
  }

  @Test func `all questions at once`() throws {
    let story = try Story()
    story.expect("check", "q2", "2", "3", "--quiet", output: "q2 passed.")
    try story.folder.write(answer("level = max(0, level - 1)"), to: "answers/q5.swift")
    story.expect(
      "check", "--all", status: .problems,
      output: """
        ✗ q1  Why has the setter no public access?: no answer yet
        ✓ q2  Which levels come out?
        ✗ q3  Which lines compile?: no answer yet
        ✗ q4  What belongs into the blanks?: no answer yet
        ✓ q5  Can you dim it?
        2 of 5 solved
        """)
    story.expect(
      "check", "q5", "--all", status: .usage,
      talk: "error: '--all' stands alone; take away 'q5' or '--all' [all-and-one]")
  }
}
