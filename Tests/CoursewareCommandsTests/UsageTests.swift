import Foundation
import TestSupport
import Testing

@testable import CoursewareCommands

/// What is wrong on the command line; nothing of the course is looked at.
struct UsageTests {
  @Test(
    arguments: [
      ([], "no command given; './courseware help' lists them"),
      (["chekc"], "there is no command 'chekc'; did you mean 'check'?"),
      (["frobnicate"], "there is no command 'frobnicate'; './courseware help' lists them"),
      (["help", "chek"], "there is no command 'chek'; did you mean 'check'?"),
      (["check", "--lagn", "de"], "'check' has no option '--lagn'; did you mean '--lang'?"),
      (["list", "--frob"], "'list' has no option '--frob'; './courseware help list' lists them"),
      (["check", "--lang"], "'--lang' needs a value; write '--lang LANG'"),
      (["check", "--all=yes"], "'--all' takes no value; write it alone"),
      (["check", "q5", "--lang", "fr"], "'fr' is no value for '--lang'; it takes en or de"),
      (["verify", "--jobs", "0"], "'0' is no value for '--jobs'; it takes a number from 1 to 256"),
      (["list", "q3"], "'list' does not know what to do with 'q3'; take it away"),
      (["dump"], "'dump' needs a lesson file; './courseware help dump' shows how"),
      (["start"], "'start' needs a question such as q12; './courseware help start' shows how"),
    ] as [([String], String)])
  func `says what is wrong on the command line, and what to do`(
    words: [String], message: String
  ) throws {
    let outcome = try Story().run(words)
    #expect(outcome.status == .usage)
    #expect(outcome.talk == "courseware: error: \(message)")
    #expect(outcome.output.isEmpty)
  }

  @Test func `says that there is no course, here or where it is told to look`() throws {
    try Story(["course.json": nil]).expect(
      "list", status: .usage,
      talk: """
        error: there is no course.json here or in a folder above; go to a course folder, \
        or name one with '--course DIR' [no-course]
        """)
    try Story().expect(
      "list", "--course", "lessons", status: .usage,
      talk: "error: 'lessons' holds no course.json; name a folder that does with '--course DIR' "
        + "[no-course]")
  }

  @Test func `says so in the learner's language`() throws {
    let german = ["LANG": "de_DE.UTF-8"]
    try Story(["course.json": nil]).with(environment: german).expect(
      "list", status: .usage,
      talk: """
        error: hier und in den Ordnern darüber liegt keine course.json; wechsle in den Ordner eines Kurses, \
        oder nenne einen mit ‚--course DIR‘ [no-course]
        """)
    let hint = try Story().with(environment: german).run(["hint"])
    #expect(hint.talk.hasPrefix("courseware: error: ‚hint‘ braucht eine Frage wie q12; "))
  }

  @Test func `what the machine refuses is told in a line, by names from here`() {
    let words = LearnerWords(language: "en")
    func told(_ code: CocoaError.Code) -> String {
      words.fault(
        CocoaError(code, userInfo: [NSFilePathErrorKey: "/a/course/.courseware"]),
        shownFrom: "/a/course")
    }
    #expect(
      told(.fileWriteNoPermission)
        == "courseware: error: '.courseware' may not be written; give yourself the right to, or work in a copy of the course"
    )
    #expect(
      told(.fileReadNoPermission).hasPrefix("courseware: error: '.courseware' may not be read"))
    #expect(told(.fileWriteOutOfSpace).contains("there is no room for '.courseware'"))
    #expect(told(.coderInvalidValue).contains("the tool itself failed"))
  }

  @Test(arguments: CommandLineCommandNames.all)
  func `explains each command`(name: String) throws {
    let page = try Story().run(["help", name])
    #expect(page.status == .done)
    #expect(page.output.hasPrefix("usage: ./courseware \(name) "))
    #expect(page.talk.isEmpty)
    #expect(try Story().run([name, "--help"]).output == page.output)
  }

  @Test func `tells its version`() throws {
    try Story().expect("version", output: "courseware \(version)")
  }
}
