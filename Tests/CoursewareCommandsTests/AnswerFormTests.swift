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
      ("[1,2]", "[1, 2]"), ("[ \"a b\",\"c\" ]", "[\"a b\", \"c\"]"), ("(1,2)", "(1, 2)"),
      ("True", "true"), ("wahr", "true"), ("nein", "false"), ("2,5", "2.5"), ("-0,25", "-0.25"),
    ])
  func `an answer names a value`(answer: String, value: String) {
    #expect(GivenAnswer(answer).names(value))
  }

  @Test(
    arguments: [
      ("6", "5"), ("", "5"), ("5.0", "5"), ("cookie", "Cookie"), ("[12]", "[1, 2]"),
      ("[\"ab\"]", "[\"a b\"]"), ("ja", "yes"), ("2,5", "25"), ("true", "false"), ("1", "true"),
      ("\"", "\"\""),
    ])
  func `an answer names another value`(answer: String, value: String) {
    #expect(!GivenAnswer(answer).names(value))
  }

  @Test(
    arguments: [
      (["5,", "0,", "10"], ["5", "0", "10"]), (["5,0,10"], ["5", "0", "10"]),
      (["5, 0; 10"], ["5", "0", "10"]), (["5 0 10"], ["5", "0", "10"]),
      (["5", "0", "10,"], ["5", "0", "10,"]), (["1. 5", "2. 0", "3. 10"], ["5", "0", "10"]),
      (["1) a", "2: b", "3) c"], ["a", "b", "c"]),
      (["2. a", "1. b", "3. c"], ["2. a", "1. b", "3. c"]),
      (["[1, 2], (3, 4), \"a, b\""], ["[1, 2]", "(3, 4)", "\"a, b\""]),
      (["Hello you", "and", "me"], ["Hello you", "and", "me"]), (["5", "0"], ["5", "0"]),
      (["yes yes", "no"], ["yes", "yes", "no"]), (["5,0", "1,5", "2"], ["5,0", "1,5", "2"]),
    ])
  func `answers may be typed in one go, with commas or with their numbers`(
    typed: [String], answers: [String]
  ) {
    #expect(GivenAnswer.separated(typed, count: 3) == answers)
  }

  @Test(arguments: [
    ("Compiles.", true), ("✔", true), ("geht nicht", false), ("doesn’t compile", false),
    ("X", false),
    ("error", false), ("Falsch", false), ("okay!", true),
  ])
  func `some words say yes or no`(word: String, isYes: Bool) {
    #expect(GivenAnswer(word).saysYes == isYes)
  }

  @Test(arguments: ["vielleicht", "", "yesno", "2"])
  func `some words say neither yes nor no`(word: String) {
    #expect(GivenAnswer(word).saysYes == nil)
  }
}
