import Lessons
import Testing

struct CalloutTests {
  @Test(arguments: Callout.Kind.allCases)
  func `every kind is read in either case`(kind: Callout.Kind) {
    for name in [kind.rawValue, kind.rawValue.uppercased()] {
      let tree = Parsed("> [!\(name)]\n> x").tree
      #expect(tree.hasPrefix("callout \(kind.rawValue) @1:1-2:4\n  paragraph"), "\(tree)")
    }
  }

  @Test func `a title stands behind the marker, blocks below`() {
    #expect(
      Parsed("> [!NOTE] a *b*\n> c\n>\n> - d\n").tree == """
        callout note @1:1-4:6
          title
            text "a "
            emphasis
              text "b"
          paragraph @1:3-2:4
            text "c"
          list tight @4:3-4:6
            item @4:3-4:6
              paragraph @4:5-4:6
                text "d"

        """)
  }

  @Test(arguments: ["> [NOTE]\n> x", "> x [!NOTE]", "> `[!NOTE]`", "> [!NOTE](x)", "> [!NO TE]"])
  func `other quotes stay quotes`(text: String) {
    let parsed = Parsed(text)
    parsed.expect([])
    #expect(parsed.tree.hasPrefix("quote"))
  }

  @Test func `an unknown kind is told`() {
    Parsed("⟦1⟧> [!WARNIGN]\n> x\n\n⟦2⟧> [!QUIZ]\n").expect([
      "1 error: unknown callout '[!WARNIGN]'; did you mean '[!WARNING]'? [unknown-callout]",
      "2 error: unknown callout '[!QUIZ]'; the kinds are TIP, NOTE, IMPORTANT, WARNING, CAUTION, ERROR, GOAL, HINT [unknown-callout]",
    ])
  }
}
