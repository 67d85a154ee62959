import Lessons
import Testing

struct NumberedNamesTests {
  @Test func `names are in order of their numbers`() {
    let names = ["q10", "q2", "q1", "q2b", "p3", "q02", "q", "", "q99999999999999999999"]
    #expect(
      names.sorted { $0.precedesByNumber($1) }
        == ["", "p3", "q", "q1", "q02", "q2", "q2b", "q10", "q99999999999999999999"])
  }

  @Test(arguments: [("\n a \n", "a"), ("a", "a"), (" \n", ""), ("", ""), ("a b ", "a b")])
  func `text is trimmed at both ends`(text: String, trimmed: String) {
    #expect(text.trimmed(where: \.isWhitespace) == trimmed)
  }
}
