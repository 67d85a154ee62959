import CoursewareCommands
import Foundation
import TestSupport
import Testing

/// The commands of whoever writes a course.
struct AuthorTests {
  @Test func `verify proves the course`() throws {
    try Story().expect(
      "verify", "--quiet")
    #expect(try Story().run(["verify"]).output.contains("0 not proven"))
  }

  @Test func `verify compares the stated answer with the computed one`() throws {
    let lesson = try Story().folder.read("lessons/en/lamps.md")
    let story = try Story(["lessons/en/lamps.md": lesson.replacing("\n2\n3\n", with: "\n2\n4\n")])
    let outcome = story.run(["verify", "--lang", "en", "--quiet"])
    #expect(outcome.status == .problems)
    #expect(
      outcome.talk.hasPrefix(
        "lessons/en/lamps.md:32:1: error: the answer is not what the code gives; stated: '2', '4'; the code gives: '2', '3'; correct the answer or the code [wrong-answer]"
      ))
  }

  @Test func `verify tells once what spoils the snippets below too`() throws {
    let lesson = try Story().folder.read("lessons/en/lamps.md")
    let broken = """

      ## Sockets

      ```swift
      struct Socket { var name: Strin }
      ```

      ```swift
      let socket = Socket(name: "a")
      ```

      """
    let story = try Story(["lessons/en/lamps.md": lesson + broken])
    let talk = story.run(["verify", "--lang", "en", "--quiet"]).talk
    #expect(talk.ranges(of: "error: cannot find type 'Strin' in scope").count == 1, "\(talk)")
    #expect(talk.contains("if it is meant to fail"))
  }

  /// The exercise with a property that no check asks for, and with the mutants it lists as equivalent.
  private func loose(_ equivalents: [String]) throws -> Story {
    let listed = equivalents.map { #"{ "mutant": "\#($0)", "reason": "nobody asks" }"# }
    return try Story([
      "exercises/q5/Solution.swift": """
      extension Lamp {
        mutating func dim() { level = max(0, level - 1) }
        var isDark: Bool { level == 0 }
      }
      """,
      "exercises/q5/exercise.json": #"{ "equivalents": [\#(listed.joined(separator: ", "))] }"#,
    ])
  }

  @Test func `mutate names the mistakes that no check notices`() throws {
    try loose([]).expect(
      "mutate", status: .problems,
      output: """
        exercises/q5/Solution.swift:3: survived: isDark → { true }
        exercises/q5/Solution.swift:3: survived: isDark → { false }
        exercises/q5/Solution.swift:3: survived: level == 0 → level != 0
        exercises/q5/Solution.swift:3: survived: level == 0 → level == 1
        q5: 10 of 14 mutants caught (71 %), 0 equivalent, 1 did not compile
        """)
  }

  @Test func `mutate knows what may pass, and what is listed in vain`() throws {
    let survivors = [
      "isDark → { true }", "isDark → { false }", "level == 0 → level != 0",
      "level == 0 → level == 1",
    ]
    try loose(survivors).expect("mutate", "q5", "--quiet")
    try loose(survivors + ["level == 0 → level > 0"]).expect(
      "mutate", "--quiet", status: .problems,
      output: "q5: 10 of 10 mutants caught (100 %), 4 equivalent, 1 did not compile",
      talk: """
        exercises/q5/exercise.json: error: no mutant 'level == 0 → level > 0' passes the checks; take it out of 'equivalents' [stale-equivalent]
        """)
  }

  @Test func `dump prints a lesson's tree`() throws {
    let outcome = try Story().run(["dump", "lessons/de/lamps.md"])
    #expect(outcome.status == .done)
    #expect(outcome.output.hasPrefix("lesson lamps de\n  title: \"Lampen\" @2:1-2:14\n"))
    #expect(outcome.talk.isEmpty)
    try Story().expect(
      "dump", "nope.md", status: .usage,
      talk: "nope.md: error: there is no such file; name a lesson's Markdown file [no-file]")
  }

  @Test(arguments: [
    (
      "fails\ncompiles", "no\ncompiles",
      "51:1: error: the answer is not what the code gives; stated: 'no', 'compiles'; the code gives: 'fails', 'compiles'; an answer is 'compiles' or 'fails' [wrong-answer]"
    ),
    ("level\nLamp", "level\nLump", "the blanks were filled with 'level', 'Lump' [compiler]"),
  ])
  func `verify says what was tried with a wrong answer`(
    right: String, wrong: String, problem: String
  ) throws {
    let lesson = try Story().folder.read("lessons/en/lamps.md")
    let story = try Story(["lessons/en/lamps.md": lesson.replacing(right, with: wrong)])
    let talk = story.run(["verify", "--lang", "en", "--quiet"]).talk
    #expect(talk.contains(problem), "\(talk)")
  }

  /// The course that `Documentation/course.md` shows, file by file.
  @Test func `the smallest course of the documentation is in order`() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Documentation/course.md").standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    let story = try Story(["course.json": nil, "lessons": nil, "exercises": nil, "LampModel": nil])
    let files = text.matches(of: /(?s)\n`([^`]+)`:\n\n(````*)[a-z]*\n(.*?)\n\2\n/)
    #expect(files.count == 7)
    for file in files {
      try story.folder.write(String(file.output.3) + "\n", to: String(file.output.1))
    }
    story.expect("verify", "--quiet")
  }
}
