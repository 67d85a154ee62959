import Testing

@testable import Site

struct EntitiesTests {
  @Test(arguments: [
    ("a &amp; b &lt;c&gt;", "a & b <c>"), ("&#65;&#x42;", "AB"), ("&nbsp;", "\u{A0}"),
    ("&unknown; & &;", "&unknown; & &;"),
    ("&#xD800;&#x110000;", "&#xD800;&#x110000;"), ("&amp;lt;", "&lt;"),
  ])
  func `become the characters they stand for`(text: String, expected: String) {
    #expect(Entities.decoded(text) == expected)
  }
}
