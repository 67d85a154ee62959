import CoursewareCommands
import Foundation
import TestSupport
import Testing

/// The command of whoever translates a course.
struct TranslationTests {
  /// The course with texts of a lesson replaced.
  private func story(_ changes: [(file: String, old: String, new: String)]) throws -> Story {
    let story = try Story()
    for (file, old, new) in changes {
      let text = try story.folder.read(file)
      try #require(text.contains(old))
      try story.folder.write(text.replacing(old, with: new), to: file)
    }
    return story
  }

  private let english = "lessons/en/lamps.md"
  private let german = "lessons/de/lamps.md"

  private func edited() throws -> Story {
    try story([
      (english, "Say it in a sentence.", "Say it in two sentences."),
      (english, "Lamp(level: 3).level", "Lamp(level: 2).level"),
    ])
  }

  @Test func `a translation that was accepted is up to date`() throws {
    let outcome = try Story().run(["translations"])
    #expect(outcome.status == .done)
    #expect(outcome.output.contains("lamps (de): "))
    #expect(!outcome.output.contains(","))
    #expect(outcome.talk.isEmpty)
  }

  @Test func `a paragraph and a snippet that were edited are told, and no more`() throws {
    let outcome = try edited().run(["translations"])
    #expect(outcome.status == .problems)
    #expect(
      outcome.output.split(separator: "\n").dropFirst().joined(separator: "\n") == """
          stale      lamps/q1/paragraph-1  lessons/de/lamps.md:9
              Say it in [-a sentence.-] {+two sentences.+}
          stale      lamps/q2/snippet-1  lessons/de/lamps.md:20
              …
                lamp.brighten() // given
                lamp.level
              - Lamp(level: 3).level
              + Lamp(level: 2).level
                ```
        """)
  }

  @Test func `what is accepted by name is up to date`() throws {
    let story = try edited()
    story.expect("translations", "--accept", "lamps/q2", output: "accepted 1 block")
    #expect(story.run(["translations"]).output.contains("1 stale"))
    story.expect("translations", "--accept", "--quiet")
    #expect(story.run(["translations"]).status == .done)
  }

  @Test func `verify warns of what is stale, and fails where it is strict`() throws {
    let story = try story([(english, "Say it in a sentence.", "Say it.")])
    let outcome = story.run(["verify", "--quiet"])
    #expect(outcome.status == .done)
    #expect(
      outcome.talk.contains("lessons/de/lamps.md: warning: the translation is not up to date: "))
    #expect(outcome.talk.contains("lessons/de/lamps.md:9:1: note: stale: q1/paragraph-1"))
    #expect(story.run(["verify", "--quiet", "--strict"]).status == .problems)
  }

  @Test func `a question that is not translated is asked in the source's language`() throws {
    let story = try Story()
    let text = try story.folder.read(german)
    let start = try #require(text.firstRange(of: "### Q1"))
    let end = try #require(text.firstRange(of: "### Q2"))
    try story.folder.write(
      text.replacingCharacters(in: start.lowerBound..<end.lowerBound, with: ""), to: german)
    #expect(story.run(["translations"]).output.contains("missing    lamps/q1/question-1"))
    #expect(
      story.run(["list", "--lang", "de"]).output.contains("Why has the setter no public access?"))
    let outcome = story.run(["verify", "--quiet"])
    #expect(outcome.status == .problems)
    #expect(outcome.talk.contains("error: question Q1 is missing in 'de'"))
  }

  @Test func `a lesson that is not translated is read in the source's language`() throws {
    let story = try Story([german: nil])
    story.expect("translations", status: .problems, output: "lamps (de): missing")
    #expect(story.run(["list", "--lang", "de"]).output.contains("Lamps"))
  }

  @Test func `a translator's work goes out and comes back`() throws {
    let story = try edited()
    let before = try story.folder.read(german)
    #expect(story.run(["translations", "--export", "de.po"]).status == .done)
    story.expect(
      "translations", "--import", "de.po", output: "changed 0 lessons, accepted 0 blocks")
    #expect(try story.folder.read(german) == before)
    let catalog = try story.folder.read("de.po")
    try story.folder.write(
      catalog.replacing("#, fuzzy\n", with: "")
        .replacing("Sag es in einem Satz.", with: "Sag es in zwei Sätzen."), to: "de.po")
    story.expect(
      "translations", "--import", "de.po", output: "changed 1 lesson, accepted 2 blocks")
    #expect(
      try story.folder.read(german)
        == before.replacing("Sag es in einem Satz.", with: "Sag es in zwei Sätzen."))
    #expect(story.run(["translations"]).status == .done)
  }

  @Test(arguments: ["de", "de_DE", "de-AT"])
  func `a catalogue may name the region of its language`(language: String) throws {
    let story = try edited()
    #expect(story.run(["translations", "--export", "de.po"]).status == .done)
    let catalog = try story.folder.read("de.po")
    try story.folder.write(
      catalog.replacing("Language: de\\n", with: "Language: \(language)\\n"), to: "de.po")
    story.expect(
      "translations", "--import", "de.po", output: "changed 0 lessons, accepted 0 blocks")
  }

  @Test func `texts that belong to no lesson are told`() throws {
    let story = try Story()
    #expect(story.run(["translations", "--export", "de.po"]).status == .done)
    let catalog = try story.folder.read("de.po")
    try story.folder.write(catalog.replacing("msgctxt \"lamps/", with: "msgctxt \""), to: "de.po")
    let outcome = story.run(["translations", "--import", "de.po"])
    #expect(outcome.status == .problems)
    #expect(outcome.talk.hasPrefix("de.po: warning: "))
    #expect(outcome.talk.contains("of the catalogue's texts belong to no lesson"))
  }

  @Test(arguments: [
    (
      ["translations", "lampz"],
      "error: the course has no lesson or block 'lampz'; did you mean 'lamps'?"
    ),
    (["translations", "--import", "nope.po"], "nope.po: error: there is no such file"),
    (["translations", "--import", "course.json"], "course.json:1:1: error: "),
  ])
  func `what cannot be found is told`(words: [String], start: String) throws {
    let outcome = try Story().run(words)
    #expect(outcome.status != .done)
    #expect(outcome.talk.hasPrefix(start))
  }

  @Test func `a broken record is told with its place`() throws {
    let outcome = try Story(["lessons/translations/de/lamps.json": "{"]).run(["translations"])
    #expect(outcome.status == .problems)
    #expect(
      outcome.talk.hasPrefix(
        "lessons/translations/de/lamps.json:1:2: error: a key in double quotes is expected"))
  }
}
