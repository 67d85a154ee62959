import Testing

@testable import Site

struct SlimmerTests {
  private func slim(_ text: String, _ path: String) -> String {
    String(decoding: Slimmer.slimmed(Array(text.utf8), path: path), as: UTF8.self)
  }

  @Test func `takes comments and empty space out of a stylesheet`() {
    let style =
      "/* a */\n\n@media (min-width: 1px) {\n  a > b, c :hover {\n    color: red;\n    margin: 0 1px;\n  }\n}\n"
    #expect(
      slim(style, "a.css")
        == "@media (min-width:1px){a>b,c :hover{color:red;margin:0 1px}}\n")
  }

  @Test(arguments: [
    ("a{b:c}/*/ d{} */e{f:g}", "a{b:c}e{f:g}\n"), ("a{b:c}/* open", "a{b:c}\n"), ("/", "/\n"),
    ("a{b:\"open", "a{b:\"open\n"), ("  a  ", "a\n"), ("", "\n"),
  ])
  func `ends a comment or a text where it ends`(style: String, slim: String) {
    #expect(self.slim(style, "a.css") == slim)
  }

  @Test func `leaves a stylesheet's texts as they are`() {
    let style = "a::before { content: \"  { /* no */ }  ; \"; } b::after { content: ' } '; }"
    #expect(
      slim(style, "a.css")
        == "a::before{content:\"  { /* no */ }  ; \"}b::after{content:' } '}\n")
  }

  @Test func `takes indentation and lines of comment out of a script`() {
    #expect(slim("// a\n{\n  f(\"// b\"); // c\n\n}\n", "a.js") == "{\nf(\"// b\"); // c\n}\n")
  }

  @Test(arguments: ["const a = `\n  b\n`;\n", "/*\n  // a\n*/\n"])
  func `leaves a script alone whose texts or comments go over lines`(script: String) {
    #expect(slim(script, "a.js") == script)
  }

  @Test func `leaves other files alone`() {
    #expect(slim("<svg>\n  <a/>\n</svg>", "icon.svg") == "<svg>\n  <a/>\n</svg>")
  }
}
