import CoursewareCommands
import Foundation
import TestSupport
import Testing

/// What is wrong in a course's files, each with its place and what to do.
struct BrokenContentTests {
  private func changing(
    _ file: String, _ change: (String) -> String
  ) throws -> [String: String?] {
    [file: change(try Story().folder.read(file))]
  }

  private func expect(
    _ changes: [String: String?], toBe talk: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let story = try Story(changes)
    for command in ["verify", "list"] {
      story.expect(command, status: .problems, talk: talk, sourceLocation: sourceLocation)
    }
  }

  @Test func `a lesson folder is missing`() throws {
    try expect(
      ["lessons/de": nil],
      toBe: """
        course.json:3:23: error: the folder 'lessons/de' does not exist; make it, or remove the language [missing-folder]
        3 |   "languages": ["en", "de"],
          |                       ^~~~
        """)
  }

  @Test func `a lesson is missing`() throws {
    try expect(
      ["lessons/en/lamps.md": nil],
      toBe: """
        course.json: error: lesson 'lamps' is missing in 'en'; write 'lessons/en/lamps.md' [missing-lesson]
        """)
  }

  @Test func `the model library is missing`() throws {
    try expect(
      ["LampModel": nil],
      toBe: """
        course.json:4:12: error: the model library's folder 'LampModel' does not exist; correct 'model', or remove it where there is no library [missing-folder]
        4 |   "model": "LampModel"
          |            ^~~~~~~~~~~
        """)
  }

  @Test func `course.json is no JSON`() throws {
    try expect(
      ["course.json": "{\n"],
      toBe: """
        course.json:2:1: error: a key in double quotes is expected; correct the JSON [broken-json]
        2 |\(" ")
          | ^
        """)
  }

  @Test func `the front matter is broken`() throws {
    try expect(
      changing("lessons/en/lamps.md") { $0.replacing("title: Lamps", with: "title Lamps") },
      toBe: """
        lessons/en/lamps.md:2:1: error: this front matter line has no key; write it as 'key: value' [front-matter-line]
        2 | title Lamps
          | ^~~~~~~~~~~
        lessons/en/lamps.md:1:1: error: the lesson has no title; begin the file with a line '---', a line 'title: …' and a line '---' [missing-title]
        1 | ---
          | ^
        """)
  }

  @Test func `a question number is given twice, and so another is missing`() throws {
    try expect(
      changing("lessons/en/lamps.md") { $0.replacing("### Q3:", with: "### Q2:") },
      toBe: """
        lessons/en/lamps.md:39:1: error: question number Q2 is given twice; give it a number of its own [repeated-question]
        39 | ### Q2: Which lines compile?
           | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~
        lessons/en/lamps.md:18:1: note: first given here [repeated-question]
        18 | ### Q2: Which levels come out?
           | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        lessons/de/lamps.md:39:1: error: question Q3 is missing in 'en'; add a heading 'Q3: …' to lessons/en/lamps.md [missing-question]
        39 | ### Q3: Welche Zeilen kompilieren?
           | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """)
  }

  @Test func `a question is missing in the source`() throws {
    try expect(
      changing("lessons/en/lamps.md") { $0.replacing("### Q5: ", with: "### ") },
      toBe: """
        lessons/de/lamps.md:78:1: error: question Q5 is missing in 'en'; add a heading 'Q5: …' to lessons/en/lamps.md [missing-question]
        78 | ### Q5: Kannst du sie dimmen?
           | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        """)
  }

  @Test func `a fence has a misspelt flag`() throws {
    try expect(
      changing("lessons/en/lamps.md") { $0.replacing("swift which", with: "swift whihc") },
      toBe: """
        lessons/en/lamps.md:41:10: error: unknown flag 'whihc'; did you mean 'which'? [unknown-flag]
        41 | ```swift whihc
           |          ^~~~~
        """)
  }

  @Test func `a fence is not closed`() throws {
    try expect(
      changing("lessons/en/lamps.md") { $0 + "\n```swift\nlet x = 1\n" },
      toBe: """
        lessons/en/lamps.md:102:1: error: this code fence is not closed; end the code with a line of at least as many of the same character [unclosed-fence]
        102 | ```swift
            | ^~~~~~~~
        """)
  }

  @Test func `a lesson is not UTF-8`() throws {
    let story = try Story()
    let bytes = Array(try story.folder.read("lessons/de/lamps.md").utf8)
    try story.folder.write(bytes + [0x61, 0xFF, 0x0A], to: "lessons/de/lamps.md")
    story.expect(
      "verify", status: .problems,
      talk: """
        lessons/de/lamps.md:101:2: error: the file is not valid UTF-8; save the file as UTF-8 [invalid-utf8]
        101 | a\u{FFFD}
            |  ^
        """)
  }

  @Test func `files are named from where the user stands`() throws {
    let story = try Story(
      changing("lessons/en/lamps.md") { $0.replacing("swift which", with: "swift whihc") })
    let inside = story.with(place: "lessons/en").run(["list"]).talk
    #expect(inside.hasPrefix("lamps.md:41:10: error: "))
    #expect(inside.contains("41 | ```swift whihc"))
    let beside = story.with(place: "LampModel").run(["list"]).talk
    #expect(beside.hasPrefix("../lessons/en/lamps.md:41:10: error: "))
    #expect(beside.contains("41 | ```swift whihc"))
  }

  /// What `verify` says first where files are changed.
  private func firstProblem(_ changes: [String: String?]) throws -> String {
    let outcome = try Story(changes).run(["verify", "--quiet"])
    #expect(outcome.status == .problems)
    return outcome.talk.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test(arguments: [
    (
      #"{ "rules": [{ "id": "usesMax", "mustCal": ["max"] }] }"#,
      "1:32: error: unknown key 'mustCal'; did you mean 'mustCall'? [unknown-key]"
    ),
    (
      #"{ "rules": [{ "id": "usesMax", "witin": "Lamp", "mustCall": ["max"] }] }"#,
      "1:32: error: unknown key 'witin'; did you mean 'within'? [unknown-key]"
    ),
    (
      #"{ "limts": 3 }"#,
      "1:3: error: unknown key 'limts'; the keys are rules, requestSeconds, equivalents [unknown-key]"
    ),
    (
      #"{ "rules": [{ "id": "usesMax", "mustCall": "max" }] }"#,
      "1:44: error: 'mustCall' is a string; it should be a list [wrong-type]"
    ),
    (
      #"{ "rules": [{ "mustCall": ["max"] }] }"#,
      "1:13: error: the rule has no 'id'; add it [missing-key]"
    ),
    (
      #"{ "rules": [{ "id": "usesMax" }] }"#,
      "1:13: error: the rule 'usesMax' asks nothing; say with one of mustCall, mustNotCall, mustAssign, mustNotAssign, mustDeclare, mustNotDeclare, mustConform, mustUse, mustNotUse [idle-rule]"
    ),
    (
      #"{ "equivalents": [{ "mutant": "a" }] }"#,
      "1:19: error: the equivalent has no 'reason'; add it [missing-key]"
    ),
    (
      #"{ "rules": [], }"#,
      "1:16: error: a key in double quotes is expected; correct the JSON [broken-json]"
    ),
    (
      #"{ "rules": [], "rules": [] }"#,
      "1:16: error: key 'rules' is given twice; remove one [repeated-key]"
    ),
    (
      #"{ "requestSeconds": "3" }"#,
      "1:21: error: 'requestSeconds' is a string; it should be a number above 0 [wrong-type]"
    ),
  ])
  func `exercise.json says what nobody reads`(text: String, problem: String) throws {
    #expect(
      try firstProblem(["exercises/q5/exercise.json": text])
        == "exercises/q5/exercise.json:" + problem)
  }

  @Test func `a question with hints has no exercise`() throws {
    #expect(
      try firstProblem(["exercises/q5": nil])
        == "lessons/en/lamps.md:82:1: error: Q5 has hints for checks, and no exercise; write 'exercises/q5/exercise.json' and what belongs to it, or take the hints away [no-exercise]"
    )
  }

  @Test(arguments: [
    (
      "```answer\nlevel\nLamp\n```", "```answer\nlevel\nLamp\nLamp\n```",
      "69:1: error: the answer has 3 lines, and the question asks for 2 in 'blank'; write an 'answer' fence with one line for each [answer-count]"
    ),
    (
      "```answer\n2\n3\n```", "",
      "18:1: error: the question asks for an answer (2 in 'predict'), and none is stated; write an 'answer' fence with one line for each; mark calls without a value with '// given' [answer-count]"
    ),
    (
      "So that only", "```answer\nyes\n```\n\nSo that only",
      "14:1: error: the answer has 1 line, and the question's code asks for none; say how it asks: 'swift predict', 'which', 'choose' or 'blank'; an answer in words needs no 'answer' fence [answer-count]"
    ),
  ])
  func `an answer fits no kind of question`(
    text: String, change: String, problem: String
  ) throws {
    let changes = try changing("lessons/en/lamps.md") { $0.replacing(text, with: change) }
    let talk = try Story(changes).run(["verify", "--quiet"]).talk
    #expect(talk.contains("lessons/en/lamps.md:" + problem), "\(talk)")
  }

  @Test func `a link leads nowhere`() throws {
    let changes = try changing("lessons/en/lamps.md") {
      $0.replacing("Say it in a", with: "[Say](lamp.md) [it](#nothing) in a")
    }
    let talk = try Story(changes).run(["verify", "--quiet"]).talk
    #expect(
      talk.contains(
        "lessons/en/lamps.md:9:1: error: there is no lesson 'lamp.md'; did you mean 'en/lamps'? [dead-link]"
      ), "\(talk)")
    #expect(talk.contains("there is no place '#nothing' in 'en/lamps.md'"))
  }

  @Test func `a hint belongs to no check`() throws {
    let changes = try changing("lessons/en/lamps.md") {
      $0.replacing("[!HINT] usesMax", with: "[!HINT] useMax")
    }
    let talk = try Story(changes).run(["verify", "--quiet"]).talk
    #expect(
      talk.contains(
        "lessons/en/lamps.md:88:1: error: the hint 'useMax' of q5 belongs to no check; did you mean 'usesMax'? [hint]"
      ), "\(talk)")
  }

  @Test func `a starter is no Swift`() throws {
    let talk = try Story(["exercises/q5/Starter.swift": "struct Lamp {\n"])
      .run(["verify", "--quiet"]).talk
    #expect(
      talk.hasPrefix(
        "exercises/q5/Starter.swift:1:1: error: the starter is no Swift: it breaks the rules of the grammar; mend it; what is only missing in it may fail to compile [exercise-claim]"
      ), "\(talk)")
    #expect(talk.contains("exercises/q5/Starter.swift:1:13: error: expected '}'"), "\(talk)")
  }

  @Test func `a check asks the learner's code nothing`() throws {
    let changes = try changing("exercises/q5/Checks.swift") {
      $0.replacing("try levels(from: 3, dimming: 2) == [2, 1]", with: "1 == 1")
    }
    let outcome = try Story(changes).run(["verify", "--quiet"])
    #expect(outcome.status == .problems)
    #expect(
      outcome.talk == """
        exercises/q5/Checks.swift:4:1: error: the check 'goesDown' asks the learner's code nothing; call a function of Probes.swift in it [idle-check]
        4 |   @Test func goesDown() throws {
          | ^
        """)
  }
}
