import Foundation
import HTML
import Lessons
import Site
import Testing

/// The plainest rendering of what only lessons have, and the ways for a page to give its own.
struct LessonBlockTests {
  private func blocks(_ markdown: String) -> [Block] {
    LessonParser().parse(markdown, id: "a", language: "en", file: "a.md").lesson.blocks
  }

  private func html(_ markdown: String, _ renderer: some BlockRenderer = PlainRenderer()) -> String
  {
    Rendering.html(blocks(markdown), renderer)
  }

  @Test func `a callout is a quote with a class`() {
    #expect(
      html("> [!TIP] a\n> b\n")
        == "<blockquote class=\"tip\">\n<p>a</p>\n<p>b</p>\n</blockquote>\n")
  }

  @Test func `hidden code is not shown and output follows its snippet`() {
    #expect(html("```swift hidden\na\n```\n") == "\n")
    #expect(
      html("```swift run\na // hidden\nb\n```\n```output\n<1>\n```\n")
        == """
        <pre><code class="language-swift">b
        </code></pre>
        <pre><code class="language-output">&lt;1&gt;
        </code></pre>

        """)
  }

  @Test func `a checkpoint is a section under its id and folds stay folds`() {
    #expect(
      html("## Q1: a\n\n<details>\n<summary>b</summary>\n\nc\n\n</details>\n")
        == """
        <section id="q1">
        <h2>Q1: a</h2>
        <details>
        <summary>b</summary>
        <p>c</p>
        </details>
        </section>

        """)
  }

  @Test func `a page renders what it likes and leaves the rest`() {
    struct Page: BlockRenderer {
      func writeOwn(_ block: Block, to out: inout Serializer) -> Bool {
        guard case .callout(let callout) = block.kind else { return false }
        out.element("aside") { write(callout.blocks, to: &$0) }
        return true
      }

      func writeOwn(_ inline: Inline, to out: inout Serializer) -> Bool {
        guard case .code(let code) = inline else { return false }
        out.element("kbd", text: code)
        return true
      }
    }
    #expect(
      html("> [!TIP]\n> `a`\n\n- `b`\n", Page())
        == "<aside><p><kbd>a</kbd></p>\n</aside>\n<ul>\n<li><kbd>b</kbd></li>\n</ul>\n")
  }

  @Test func `a page decides about raw markup`() {
    struct Page: BlockRenderer {
      func writeRaw(_ html: String, to out: inout Serializer) {}
    }
    #expect(html("<script>x</script>\n\na <b>c</b>\n", Page()) == "\n<p>a c</p>\n")
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "\" onclick=\"x", "a & b", "]]>", "<!-- -->",
  ])
  func `hostile text comes out as text, wherever it stands`(text: String) {
    let escaped = Serializer.string { $0.text(text) }
    let blocks: [Block] = [
      Block(.heading(Heading(level: 1, id: text, content: [.text(text)]))),
      Block(.code(CodeBlock(info: text, text: text))),
      Block(
        .paragraph([
          .link(destination: "x", title: text, content: [.code(text)]),
          .image(source: "y", title: text, content: [.text(text)]),
        ])),
    ]
    let html = Rendering.html(blocks)
    #expect(!html.contains(text))
    #expect(html.components(separatedBy: escaped).count >= 7)
  }
}
