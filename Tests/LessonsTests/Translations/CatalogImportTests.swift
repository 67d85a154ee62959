import Diagnostics
import Lessons
import Testing

struct CatalogImportTests {
  /// Exports, has a translator work on it, and imports.
  private func imported(
    _ course: TranslatedCourse, _ work: (inout Catalog.Entry) -> Void
  ) throws -> (course: TranslatedCourse, result: CatalogImport) {
    var catalog = Catalog([course.translation], language: "de")
    for index in catalog.entries.indices { work(&catalog.entries[index]) }
    let result = CatalogImport(
      try Catalog(Array(catalog.text.utf8)), into: course.translation,
      source: Array(course.source.utf8), target: Array((course.target ?? "").utf8))
    var after = course
    after.target = String(decoding: result.bytes, as: UTF8.self)
    after.record = result.record
    return (after, result)
  }

  @Test func `what nobody worked on comes back as it was`() throws {
    var course = TranslatedCourse()
    course.source = course.source.replacing("has a level.", with: "has one.")
      .replacing("It can", with: "New.\n\nIt can")
    let (after, result) = try imported(course) { _ in }
    #expect(after.target == course.target)
    #expect(after.problems == course.problems)
    #expect(result.diagnostics == [])
  }

  @Test func `what was translated is put in and is up to date`() throws {
    var course = TranslatedCourse()
    course.source = course.source.replacing("has a level.", with: "has one.")
      .replacing("Level three.", with: "Level three.\n\nReally.")
      .replacing(
        "## Summary",
        with:
          "### Q2: Again?\n\n<details>\n<summary>Answer</summary>\n\nYes.\n\n</details>\n\n## Summary"
      )
    let words = [
      "A lamp has one.": "Eine Lampe hat eine.", "Really.": "Wirklich.",
      "### Q2: Again?": "### Q2: Noch einmal?", "Answer": "Antwort", "Yes.": "Ja.",
    ]
    let (after, _) = try imported(course) { entry in
      if let text = words[entry.source] {
        entry.translation = text
        entry.isFuzzy = false
      }
    }
    let expected = TranslatedCourse.german.replacing("hat eine Stufe.", with: "hat eine.")
      .replacing("Stufe drei.", with: "Stufe drei.\n\nWirklich.")
      .replacing(
        "## Zusammenfassung",
        with:
          "### Q2: Noch einmal?\n\n<details>\n<summary>Antwort</summary>\n\nJa.\n\n</details>\n\n## Zusammenfassung"
      )
    #expect(after.target == expected)
    #expect(after.problems == [])
  }

  @Test func `a question of which a part is not translated stays away`() throws {
    var course = TranslatedCourse()
    course.source = course.source.replacing("## Summary", with: "### Q2: Why?\n\nSo.\n\n## Summary")
    let (after, _) = try imported(course) { entry in
      if entry.source == "So." { entry.translation = "Darum." }
    }
    #expect(after.target == course.target)
  }

  @Test func `work on a source that has changed since is kept, and stale`() throws {
    let course = TranslatedCourse()
    let catalog = Catalog([course.translation], language: "de")
    var later = course
    later.source = course.source.replacing("has a level.", with: "has one.")
    var work = catalog
    for index in work.entries.indices where work.entries[index].source == "A lamp has a level." {
      work.entries[index].translation = "Jede Lampe hat eine Stufe."
    }
    let result = CatalogImport(
      work, into: later.translation, source: Array(later.source.utf8),
      target: Array((later.target ?? "").utf8))
    later.target = String(decoding: result.bytes, as: UTF8.self)
    later.record = result.record
    #expect(later.target?.contains("Jede Lampe") == true)
    #expect(later.problems == ["stale lamps/paragraph-1"])
  }

  @Test(arguments: [
    ("# Lamps {#lamps}", "# Leuchten {#lamps}", true),
    ("# Lamps {#lamps}", "Leuchten", false),
    ("# Lamps {#lamps}", "# Leuchten", false),
    ("# Lamps {#lamps}", "## Leuchten {#lamps}", false),
    ("### Q1: Which level?", "### Q1: Wie hell?", true),
    ("### Q1: Which level?", "### Q2: Wie hell?", false),
    ("### Q1: Which level?", "### Wie hell?", false),
    ("title: Lamps", "title: Leuchten", true),
    ("title: Lamps", "Leuchten", false),
    ("title: Lamps", "title: Leuchten\nsummary: Hell", false),
    ("Answer", "Lösung", true),
    ("Answer", "Lösung</summary>", false),
    ("Answer", "Lösung\n\nDrei", false),
    ("A lamp has a level.", "Eine Leuchte\nhat eine Stufe.", true),
    ("A lamp has a level.", "Eine Leuchte.\n\nSie hat eine Stufe.", false),
    ("A lamp has a level.", "- Eine Leuchte hat eine Stufe.", false),
    ("- Lamps have levels.\n- Levels are numbers.", "- Leuchten haben Stufen, also Zahlen.", true),
    ("- Lamps have levels.\n- Levels are numbers.", "Leuchten haben Stufen.", false),
    ("```swift\nlet level = 3 // bright\n```", "```swift\nlet level = 3 // grell\n```", true),
    ("```swift\nlet level = 3 // bright\n```", "let level = 3 // grell", false),
    ("```swift\nlet level = 3 // bright\n```", "```\nlet level = 3 // grell\n```", false),
  ])
  func `a text that is no longer built as its source is left out, with a warning`(
    source: String, text: String, isTaken: Bool
  ) throws {
    let course = TranslatedCourse()
    let (after, result) = try imported(course) { entry in
      if entry.source == source { entry.translation = text }
    }
    #expect(result.diagnostics.map(\.identifier) == (isTaken ? [] : ["changed-form"]))
    #expect((after.target == course.target) == !isTaken)
    #expect(result.acceptedCount == (isTaken ? 1 : 0))
    #expect(after.problems == [])
  }

  @Test func `what belongs nowhere is told`() throws {
    let course = TranslatedCourse()
    let (_, result) = try imported(course) { entry in
      if entry.source == "Level three." { entry.source = "Level four." }
    }
    #expect(result.diagnostics.map(\.identifier) == ["unknown-block"])
  }

  @Test func `a lesson begins with the source's front matter`() throws {
    var course = TranslatedCourse()
    let bytes = course.translation.beginning(
      from: Array("---\ntitle: Lamps\nlang: en\nlevel: beginner\n---\nText\n".utf8))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "---\ntitle: Lamps\nlang: de\nlevel: beginner\n---\n")
    course.source = "---\ntitle: Lamps\nlang: en\n---\n\n# Lamps {#lamps}\n\nText.\n"
    course.record = TranslationRecord()
    course.target = String(
      decoding: course.translation.beginning(from: Array(course.source.utf8)), as: UTF8.self)
    let (after, _) = try imported(course) { entry in
      entry.translation = entry.source.replacing("Text", with: "Worte")
        .replacing("Lamps", with: "Lampen")
      entry.isFuzzy = false
    }
    #expect(
      after.target == "---\ntitle: Lampen\nlang: de\n---\n\n# Lampen {#lamps}\n\nWorte.\n")
    #expect(after.problems == [])
  }
}
