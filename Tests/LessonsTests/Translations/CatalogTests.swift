import Diagnostics
import Lessons
import Testing

struct CatalogTests {
  @Test func `a PO file is read as it was written`() throws {
    let catalog = Catalog(
      language: "de",
      entries: [
        .init(
          context: "a/b", reference: "x.md:3", source: "One \"two\"\n\\n\tthree\n",
          previous: "One\n", translation: "", isFuzzy: true),
        .init(context: "a/c", source: "Level", translation: "Stufe\r\n\nä"),
      ])
    #expect(try Catalog(Array(catalog.text.utf8)) == catalog)
  }

  @Test func `a PO file of another tool is read`() throws {
    let text = """
      # Translated by hand.
      msgid ""
      msgstr "Language: de\\n"
      #. a remark
      #: a.md:1 a.md:2
      #, c-format, fuzzy
      msgctxt "a/b"
      msgid "One "
      "line"
      msgstr "Eine Zeile"
      msgctxt "a/c"
      msgid "Two"
      msgstr "Zwei"

      #~ msgid "gone"
      #~ msgstr "weg"
      """
    #expect(
      try Catalog(Array(text.utf8))
        == Catalog(
          language: "de",
          entries: [
            .init(
              context: "a/b", reference: "a.md:1 a.md:2", source: "One line",
              translation: "Eine Zeile", isFuzzy: true),
            .init(context: "a/c", source: "Two", translation: "Zwei"),
          ]))
  }

  @Test func `a byte order mark and other line ends are no matter`() throws {
    let catalog = Catalog(
      language: "de", entries: [.init(context: "a/b", source: "One\nTwo", translation: "Eins")])
    let lines = catalog.text.replacing("\n", with: "\r\n")
    #expect(try Catalog([0xEF, 0xBB, 0xBF] + Array(lines.utf8)) == catalog)
  }

  @Test func `an entry that stands there twice is told with its line`() throws {
    let entry = "msgctxt \"a/b\"\nmsgid \"One\"\nmsgstr \"Eins\"\n"
    let fault = #expect(throws: Diagnostic.self) { try Catalog(Array("\(entry)\n\(entry)".utf8)) }
    #expect(
      fault?.located(in: "de.po").line
        == "de.po:5:1: error: the entry 'a/b' stands here a second time; save the file as PO again [broken-catalog]"
    )
  }

  @Test(arguments: [
    ("msgid \"a", 1), ("\"a\"", 1), ("msgid \"a\"\nmsgstr[0] \"b\"", 2), ("\n\nnonsense", 3),
    ("msgid \"a\" b", 1), ("msgid a", 1),
  ])
  func `a file that is no PO is told with its line`(text: String, line: Int) {
    #expect {
      try Catalog(Array(text.utf8))
    } throws: { error in
      (error as? Diagnostic)?.range?.lowerBound.line == line
    }
  }
}
