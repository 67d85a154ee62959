import Diagnostics
import Testing

struct SuggestionTests {
  @Test(arguments: [
    ("blnk", "blank"), ("BLANK", "blank"), ("balnk", "blank"), ("tarps", "traps"),
    ("predictt", "predict"), ("i", "in"),
  ])
  func `a slip is recognised`(word: String, meant: String) {
    let words = ["blank", "traps", "predict", "in", "env"]
    #expect(suggestion(for: word, among: words) == meant)
  }

  @Test(arguments: ["", "quiz", "blnkk", "x"])
  func `what is too far off is not guessed`(word: String) {
    #expect(suggestion(for: word, among: ["blank", "traps", "predict"]) == nil)
  }

  @Test func `of two that are as near the first by name is taken`() {
    #expect(suggestion(for: "bat", among: ["hat", "cat"]) == "cat")
  }

  @Test func `nothing comes of nothing`() {
    #expect(suggestion(for: "a", among: []) == nil)
  }
}
