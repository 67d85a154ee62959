import HTML
import Testing

struct SerializerTests {
  @Test(arguments: [
    ("<script>alert('x')</script>", "&lt;script&gt;alert('x')&lt;/script&gt;"),
    ("&amp; & &", "&amp;amp; &amp; &amp;"), ("\" onload=\"x", "&quot; onload=&quot;x"),
    ("ä\u{0}ß", "ä\u{FFFD}ß"), ("", ""), ("]]>", "]]&gt;"),
  ])
  func `text means itself, in content and in attributes`(text: String, escaped: String) {
    #expect(Node.serialized([.text(text)]) == escaped)
    #expect(
      Node.serialized([.element("p", ["title": text], [.text(text)])])
        == "<p title=\"\(escaped)\">\(escaped)</p>")
    #expect(Node.serialized([.void("img", ["alt": text])]) == "<img alt=\"\(escaped)\">")
  }

  @Test func `raw markup passes through`() {
    #expect(Node.serialized([.raw("<b>&")]) == "<b>&")
  }

  @Test func `attributes keep their order and nil leaves one out`() {
    var attributes: Attributes = ["id": "a", "class": nil, "open": ""]
    #expect(Node.serialized([.element("p", attributes)]) == "<p id=\"a\" open=\"\"></p>")
    attributes["class"] = "x"
    attributes["id"] = nil
    #expect(attributes["class"] == "x")
    #expect(Node.serialized([.element("p", attributes)]) == "<p open=\"\" class=\"x\"></p>")
  }

  @Test func `an attribute given twice stops a debug build`() async {
    await #expect(processExitsWith: .failure) {
      _ = Attributes(dictionaryLiteral: ("id", "a"), ("id", "b"))
    }
  }
}
