import HTML
import Lessons
import Testing

@testable import Site

struct UntranslatedTests {
  private func html(_ standings: [Block.Standing]) throws -> String {
    let english = try #require(Words(language: "en"))
    let german = try #require(Words(language: "de"))
    let renderer = LessonRenderer(
      words: german, lesson: "lamps", medium: .page, others: [english], exercises: [],
      notes: [], versions: [:], reader: CodeReader(), isProven: true)
    let blocks = standings.enumerated().map { index, standing in
      var block = Block(.paragraph([.text("\(index)")]))
      block.standing = standing
      return block
    }
    return Serializer.string { renderer.sequence(blocks, to: &$0) }
  }

  @Test func `what is stale says so, with a way to the other language`() throws {
    #expect(
      try html([.current, .stale]) == """
        <p>0</p>
        <div class="untranslated"><p class="quiet" role="note"><a href="../en/lamps.html" hreflang="en">Die englische Fassung dieses Teils ist neuer als diese.</a></p>
        <div><p>1</p>
        </div></div>

        """)
  }

  @Test func `neighbours in the other language stand together and name it`() throws {
    let text = try html([.borrowed(from: "en"), .borrowed(from: "en"), .current])
    #expect(text.contains("<div lang=\"en\"><p>0</p>\n<p>1</p>\n</div>"))
    #expect(text.ranges(of: "untranslated").count == 1)
  }
}
