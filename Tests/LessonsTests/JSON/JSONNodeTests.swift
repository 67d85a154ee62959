import Diagnostics
import Lessons
import Testing

struct JSONNodeTests {
  private func parse(_ text: String) throws -> JSONNode {
    try JSONNode.parse(Array(text.utf8))
  }

  @Test func `every kind of value is read with its place`() throws {
    let node = try parse("\u{FEFF}{\"a\": [1, -2.5e1, true, false, null],\r\n \"b\": \"c\"}\n")
    let members = try #require(node.members)
    #expect(members.map(\.key) == ["a", "b"])
    #expect(members.map(\.keyRange.description) == ["1:5-1:8", "2:2-2:5"])
    #expect(
      members[0].value.array?.map(\.value) == [
        .number(1), .number(-25), .bool(true), .bool(false), .null,
      ])
    #expect(members[1].value.string == "c")
    #expect(members[1].value.range.description == "2:7-2:10")
  }

  @Test(arguments: [
    (#""\"\\\/\n\tä""#, "\"\\/\n\tä"), (#""\u00e4""#, "ä"), (#""\ud83d\udc36""#, "🐶"),
    (#""\ud83d""#, "\u{FFFD}"), (#""""#, ""),
  ])
  func `escapes mean what JSON says`(text: String, meaning: String) throws {
    #expect(try parse(text).string == meaning)
  }

  @Test(arguments: [
    ("", "1:1", "the JSON ends where a value is expected"),
    ("{\"a\": 1,}", "1:9", "a key in double quotes is expected"),
    ("[1,\n]", "2:1", "a JSON value is expected here"), ("[1 2]", "1:4", "',' is expected here"),
    ("01", "1:1", "a JSON value is expected here"), ("tru", "1:1", "a JSON value is expected here"),
    ("1 2", "1:3", "something stands behind the end of the JSON value"),
    ("\"a\nb\"", "1:1", "this string is not closed on its line"),
    ("\"\\x\"", "1:4", "this escape does not exist in JSON"),
    ("'a'", "1:1", "a JSON value is expected here"),
  ])
  func `what is no JSON is told where it stops being JSON`(
    text: String, place: String, summary: String
  ) {
    #expect {
      try parse(text)
    } throws: { error in
      guard let diagnostic = error as? Diagnostic, let start = diagnostic.range?.lowerBound else {
        return false
      }
      return "\(start.line):\(start.column)" == place && diagnostic.summary == summary
        && diagnostic.identifier == "broken-json"
    }
  }

  @Test func `nesting without end and bytes that are no text are refused`() {
    #expect(throws: Diagnostic.self) { try parse(String(repeating: "[", count: 100_000)) }
    #expect(throws: Diagnostic.self) { try JSONNode.parse([0x22, 0xFF, 0x22]) }
  }
}
