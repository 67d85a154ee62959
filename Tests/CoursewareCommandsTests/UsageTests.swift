import CoursewareCommands
import TestSupport
import Testing

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
