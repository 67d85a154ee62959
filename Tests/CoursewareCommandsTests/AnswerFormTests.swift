import CoursewareCommands
import Grading
import TestSupport
import Testing

/// The forms in which an answer may be typed.
struct AnswerFormTests {
  @Test(
    arguments: [
      ("5", "5"), (" 5 ", "5"), ("−4", "-4"), ("Cookie", "\"Cookie\""), ("“Cookie”", "\"Cookie\""),
      ("\"Tired\"", "Tired"), ("[1,  2]", "[1, 2]"), ("Energy: 5", "Energy: 5"),
    ])
  func `an answer names a value`(answer: String, value: String) {
    #expect(GivenAnswer(answer).names(value))
  }

  @Test(
    arguments: [
      ("6", "5"), ("", "5"), ("5.0", "5"), ("cookie", "Cookie"), ("[1,2]", "[1, 2]"),
      ("\"", "\"\""),
    ])
  func `an answer names another value`(answer: String, value: String) {
    #expect(!GivenAnswer(answer).names(value))
  }

  @Test(arguments: ["vielleicht", "", "yesno", "2"])
  func `some words say neither yes nor no`(word: String) {
    #expect(GivenAnswer(word).saysYes == nil)
  }
}
