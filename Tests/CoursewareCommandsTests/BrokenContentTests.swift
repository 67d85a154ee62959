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
}
