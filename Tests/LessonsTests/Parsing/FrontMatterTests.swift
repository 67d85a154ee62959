import Lessons
import Testing

struct FrontMatterTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func `keys and values are read, quotes, comments and blank lines aside`(lineBreak: String) {
    let text = """
      ---
      title: "Say \\"hi\\": it's \\\\ fine"
      # a comment

      summary:   'it''s: so'
      lang: en
      --- \t
      # Text
      """.replacing("\n", with: lineBreak)
    let parsed = Parsed(text)
    parsed.expect([])
    #expect(
      parsed.tree == #"""
        title: "Say \"hi\": it's \\ fine" @2:1-2:34
        summary: "it's: so" @5:1-5:23
        lang: "en" @6:1-6:9
        heading 1 #text @8:1-8:7
          text "Text"

        """#)
  }

  @Test func `a byte order mark before the front matter is no text`() {
    #expect(Parsed("\u{FEFF}---\ntitle: a\n---\n").lesson.frontMatter["title"] == "a")
  }

  @Test func `a file without front matter has none`() {
    let parsed = Parsed("----\ntitle: a\n----\n")
    parsed.expect([])
    #expect(parsed.lesson.frontMatter.entries.isEmpty)
  }

  @Test func `faults are told at their lines`() {
    Parsed(
      """
      ---
      ⟦quote⟧title: "open
      ⟦words⟧just words
      ⟦key⟧sumary: x
      ⟦first⟧lang: en
      ⟦twice⟧lang: en
      ⟦level⟧level: hard
      ---
      """
    ).expect([
      "quote error: the value's quote is not closed; end it with the quote it starts with [front-matter-line]",
      "words error: this front matter line has no key; write it as 'key: value' [front-matter-line]",
      "key error: unknown front matter key 'sumary'; did you mean 'summary'? [unknown-key]",
      "twice error: front matter key 'lang' is given twice; remove one of the lines [repeated-key]",
      "first note: first given here [repeated-key]",
      "level warning: unknown level 'hard'; the levels are beginner, intermediate, advanced [unknown-level]",
    ])
  }

  @Test(arguments: ["⟦1⟧---\n", "⟦1⟧---", "⟦1⟧---\ntitle: a\n\nText\n"])
  func `front matter without an end is told at its head`(text: String) {
    Parsed(text).expect([
      "1 error: the front matter has no end; add a line '---' behind its last 'key: value' line [unclosed-front-matter]"
    ])
  }
}
