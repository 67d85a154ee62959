import HTML
import Testing

struct SerializerTests {
  @Test(arguments: [
    ("<script>alert('x')</script>", "&lt;script&gt;alert('x')&lt;/script&gt;"),
    ("&amp; & &", "&amp;amp; &amp; &amp;"), ("\" onload=\"x", "&quot; onload=&quot;x"),
    ("ä\u{0}ß", "ä\u{FFFD}ß"), ("", ""), ("]]>", "]]&gt;"),
  ])
  func `text means itself, in content and in attributes`(text: String, escaped: String) {
    #expect(Serializer.string { $0.text(text) } == escaped)
    #expect(
      Serializer.string { $0.element("p", ["title": text], text: text) }
        == "<p title=\"\(escaped)\">\(escaped)</p>")
    #expect(Serializer.string { $0.void("img", ["alt": text]) } == "<img alt=\"\(escaped)\">")
  }

  @Test func `raw markup passes through`() {
    #expect(Serializer.string { $0.raw("<b>&") } == "<b>&")
  }

  @Test func `attributes keep their order and nil leaves one out`() {
    #expect(
      Serializer.string { $0.element("p", ["id": "a", "class": nil, "open": ""]) }
        == "<p id=\"a\" open=\"\"></p>")
  }

  @Test func `elements end behind what is written inside them`() {
    let html = Serializer.string { out in
      out.heading(2) { $0.text("a") }
      out.element("ul") { out in
        for item in 1...2 { out.element("li") { $0.element("b", text: "\(item)") } }
      }
    }
    #expect(html == "<h2>a</h2><ul><li><b>1</b></li><li><b>2</b></li></ul>")
  }

  @Test(arguments: [
    ("\u{1}\u{B}\u{1F}", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("a\u{FFFE}b\u{FFFF}", "a\u{FFFD}b\u{FFFD}"),
    ("\u{FFFD}\u{FEFF}\u{F000}\u{10FFFF}", "\u{FFFD}\u{FEFF}\u{F000}\u{10FFFF}"),
    ("\t\n\r & ä", "\t\n\r &amp; ä"), ("\u{0}", "\u{FFFD}"),
  ])
  func `no page or book holds a character that XML cannot carry`(text: String, written: String) {
    for (syntax, end) in [(Serializer.Syntax.html, "<br>"), (.xml, "<br/>")] {
      let bytes = Serializer.bytes(syntax: syntax) { out in
        out.text(text)
        out.void("br")
      }
      #expect(String(decoding: bytes, as: UTF8.self) == written + end)
    }
  }

  @Test func `markup grows past any first guess`() {
    let text = String(repeating: "<", count: 100_000)
    #expect(
      Serializer.string { $0.text(text) } == String(repeating: "&lt;", count: text.count))
  }

  @Test func `an attribute given twice stops a debug build`() async {
    await #expect(processExitsWith: .failure) {
      _ = Attributes(dictionaryLiteral: ("id", "a"), ("id", "b"))
    }
  }
}
