import Testing

@testable import Site

struct AddressTests {
  @Test(arguments: [
    "other.md", "../de/x.md#q3", "#q1", "https://swift.org", "http://a.b", "mailto:a@b.c",
    "a?x=y:z",
    "#a:b", "", "?q=javascript:x",
  ])
  func `follows what is part of the site or the web`(address: String) {
    #expect(Address(address).isSafeToFollow)
  }

  @Test(arguments: [
    "javascript:x", "JAVASCRIPT:x", " javascript:x", "java\nscript:x", "java\tscript:x",
    "\u{1}javascript:x",
    "data:text/html,x", "vbscript:x", "file:///etc/passwd", "//evil.example", "\\\\evil.example",
    "/\\evil.example", "/ /evil.example", "javascript&colon;x:y", "blob:x",
  ])
  func `follows nothing else`(address: String) {
    #expect(!Address(address).isSafeToFollow)
  }

  @Test func `leads from Markdown files to pages`() {
    #expect(Address("b.md").forPages == "b.html")
    #expect(Address("../de/b.md#q3").forPages == "../de/b.html#q3")
    #expect(Address("#q3").forPages == "#q3")
    #expect(Address("https://x.org/a.md").forPages == "https://x.org/a.md")
    #expect(Address("a.mdx").forPages == "a.mdx")
  }
}
