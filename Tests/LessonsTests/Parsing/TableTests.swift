import Lessons
import Testing

struct TableTests {
  @Test func `cells know their places, escaped pipes and the file's links`() {
    #expect(
      Parsed("a\n| `x\\|y` | [b] |\n|:--|--:|\n| c | d | e\n| *f*\n\n[b]: /u\n").tree == """
        paragraph @1:1-1:2
          text "a"
        table left right @2:1-5:6
          header
            cell @2:3-2:9
              code "x|y"
            cell @2:12-2:15
              link "/u"
                text "b"
          row
            cell @4:3-4:4
              text "c"
            cell @4:7-4:8
              text "d"
          row
            cell @5:3-5:6
              emphasis
                text "f"
            cell @5:6-5:6

        """)
  }

  @Test func `a table in a list in a quote ends where they end`() {
    #expect(
      Parsed("> - | a |\n>   |---|\n>   | b |\n| c |\n").tree == """
        quote @1:1-3:10
          list tight @1:3-3:10
            item @1:3-3:10
              table none @1:5-3:10
                header
                  cell @1:7-1:8
                    text "a"
                row
                  cell @3:7-3:8
                    text "b"
        paragraph @4:1-4:6
          text "| c |"

        """)
  }

  @Test(arguments: [
    ("---", "rule @4:1-4:4\n"), ("2) b", "list from 2 tight @4:1-4:5\n"),
    ("    b", "code \"\" \"b\\n\" @4:5-4:6\n"), ("<b>", "html \"<b>\\n\" @4:1-4:4\n"),
    ("# b", "heading 1 #b @4:1-4:4\n"), ("|", "paragraph @4:1-4:2\n"),
  ])
  func `a table ends where another block begins`(line: String, next: String) {
    let tree = Parsed("| a |\n|---|\n| x |\n\(line)\n").tree
    let table = """
      table none @1:1-3:6
        header
          cell @1:3-1:4
            text "a"
        row
          cell @3:3-3:4
            text "x"

      """
    #expect(tree.hasPrefix(table + next), "\(tree)")
  }

  @Test(arguments: [
    "| a | b |\n|---|", "| a |\n| x |", "a\n- | -", "| a |\n\n|---|", "| a |\n    |---|",
    "> | a |\n|---|", "[a]: b\n|---|", "a\n---", "`a\n|---|`", "\\| a\n|-|-|",
  ])
  func `what looks like a table and is none stays text`(text: String) {
    #expect(!Parsed(text).tree.contains("table"))
  }

  @Test func `tables hidden behind tables are found`() {
    let parsed = Parsed("> | a |\n> |---|\n| b |\n|---|\n")
    #expect(parsed.tree.split(separator: "\n").count { $0.contains("table") } == 2)
  }

  @Test(arguments: [
    ("| a |\n|---|", 1), ("| a |\n|---|\n|---|\n", 1), ("| a |\n|---|\n\n| b |\n|---|\n| c |\n", 2),
    ("- b\n\n| a |\n|---|\n", 1), ("<div>\n\n| a |\n|---|\n\n</div>\n", 1),
    ("| a |\n|---|\n# b\n", 1), ("| a |\n|---|\n| b |\n|\n| c |\n|---|\n", 2),
    ("---\n\n| a |\n|---|\n", 1),
    ("```\n\n| a |\n|---|\n\n```\n", 0), ("<pre>\n\n| a |\n|---|\n\n</pre>\n", 0),
    ("<!--\n\n| a |\n|---|\n\n-->\n", 0), ("- ```\n\n| a |\n|---|\n\n  b\n", 1),
    ("<!--\n\n| a |\n|---|\n\n-->\n\n| b |\n|---|\n\nc\n", 1),
  ])
  func `lines of pipes are a table wherever they are no code`(text: String, count: Int) {
    #expect(Parsed(text).tree.split(separator: "\n").count { $0.hasPrefix("table") } == count)
  }

  @Test func `a table with carriage returns is the same`() {
    let parsed = Parsed("| a |\r\n|---|\r\n| b |\r\n")
    #expect(parsed.tree.contains("cell @3:3-3:4\n      text \"b\""))
  }
}
