import CoursewareCommands
import TestSupport
import Testing

/// Questions about code, answered on the command line, in a file or on standard input.
struct QuestionTests {
  @Test func `a prediction is compared with what running the code gives`() throws {
    try Story()
      .expect(
        "check", "q2", "2", "4", status: .problems,
        output: """
            ✓ 1. lamp.level  →  2
            ✗ 2. Lamp(level: 3).level  →  you said 4; running the code gives 3
          q2 is not there yet.
          """
      )
      .expect(
        "check", "q2", "2", "3", "--quiet", output: "q2 passed.")
  }

  @Test func `a stated answer that is wrong does not decide`() throws {
    let lesson = try Story().folder.read("lessons/en/lamps.md")
    let story = try Story(["lessons/en/lamps.md": lesson.replacing("\n2\n3\n", with: "\n2\n4\n")])
    story.expect(
      "check", "q2", "2", "4", "--quiet", status: .problems, output: "q2 is not there yet.")
    story.expect("check", "q2", "2", "3", "--quiet", output: "q2 passed.")
  }

  @Test(arguments: [
    ["no", "yes"], ["nein", "ja"], ["n", "j"], ["fails", "compiles"], ["✗", "✓"],
  ])
  func `lines compile or do not, in words of either language`(answers: [String]) throws {
    let outcome = try Story().run(["check", "q3"] + answers)
    #expect(outcome.status == .done)
  }

  @Test func `a line that was judged wrongly shows what the compiler says`() throws {
    try Story().expect(
      "check", "q3", "ja", "nein", "--lang", "de", status: .problems,
      output: """
          ✗ 1. lamp.level = 2  →  du sagst ja; der Compiler lehnt es ab: cannot assign to property: 'level' setter is inaccessible
          ✗ 2. lamp.brighten()  →  du sagst nein; es kompiliert
        q3 ist noch nicht fertig.
        """)
  }

  @Test func `a word that is neither yes nor no is no answer`() throws {
    try Story().expect(
      "check", "q3", "maybe", "no", status: .usage,
      talk: """
        error: 'maybe' is neither yes nor no; answer with: ./courseware check q3 yes/no yes/no [no-answer-word]
        """)
  }

  @Test func `blanks are filled and compiled`() throws {
    try Story()
      .expect("check", "q4", "level", "Lamp", "--quiet", output: "q4 passed.")
      .expect(
        "check", "q4", "levl", "Swift.Int", status: .problems,
        output: """
            ✗ 1. let bright = Lamp(_____: 3)  →  you said levl; the compiler refuses it: incorrect argument label in call (have 'levl:', expected 'level:')
            ✗ 2. var dim = _____(level: 1)  →  you said Swift.Int; the compiler refuses it: extraneous argument label 'level:' in call
          q4 is not there yet.
          """)
  }

  @Test func `another spelling of the same program fills a blank as well`() throws {
    try Story()
      .expect("check", "q4", "level", "Lamp.init", "--quiet", output: "q4 passed.")
      .expect(
        "check", "q4", "level", "Lamp(level: 2); _ = Lamp", status: .problems,
        output: """
            ✓ 1. let bright = Lamp(_____: 3)  →  level
            ✗ 2. var dim = _____(level: 1)  →  you said Lamp(level: 2); _ = Lamp; it compiles, but is not what is asked for
          q4 is not there yet.
          """)
  }

  @Test func `the number of answers must be right`() throws {
    try Story().expect(
      "check", "q2", "2", status: .usage,
      talk: """
        error: q2 asks for 2 answers; there are 1; answer with: ./courseware check q2 VALUE VALUE [answer-count]
        """)
  }

  @Test func `a number below zero is an answer and no option`() throws {
    try Story().expect(
      "check", "q2", "-2", "3", status: .problems,
      output: """
          ✗ 1. lamp.level  →  you said -2; running the code gives 2
          ✓ 2. Lamp(level: 3).level  →  3
        q2 is not there yet.
        """)
  }

  @Test func `answers come from standard input and from the answer file`() throws {
    let story = try Story()
    story.with(input: "2\n3\n").expect("check", "q2", "-", "--quiet", output: "q2 passed.")
    story.expect(
      "start", "q3", output: "Edit answers/q3.txt, then run ./courseware check q3")
    let sheet = try story.folder.read("answers/q3.txt")
    #expect(sheet.contains("//   1. lamp.level = 2\n"))
    try story.folder.write(sheet + "no\nyes\n", to: "answers/q3.txt")
    story.expect("check", "q3", "--quiet", output: "q3 passed.")
    try story.folder.write(sheet + "no\n", to: "answers/q3.txt")
    story.expect(
      "check", "q3", status: .problems,
      talk: """
        answers/q3.txt: error: q3 asks for 2 answers; there are 1; answer with: ./courseware check q3 yes/no yes/no [answer-count]
        """)
  }

  @Test func `without an answer the question is asked`() throws {
    try Story().expect(
      "check", "q3", "--lang=de", status: .problems,
      output: """
        q3: Welche Zeilen kompilieren?

              var lamp = Lamp()
              lamp.level = 2
              lamp.brighten()

        Welche davon kompilieren?
          1. lamp.level = 2
          2. lamp.brighten()

        Antworte mit: ./courseware check q3 ja/nein ja/nein
        Oder ruf ‚./courseware start q3‘ auf und schreib in die Datei, die dabei entsteht.
        """)
  }

  @Test func `one's own words are compared with the model answer by oneself`() throws {
    let story = try Story()
    story
      .expect(
        "check", "q1", "--compared", status: .usage,
        talk: """
          error: q1 has no answer of yours yet; answer with: ./courseware check q1 "YOUR ANSWER" [nothing-compared]
          """
      )
      .expect(
        "check", "q1", "so", "it", "is", "safe", status: .problems,
        output: """
          The model answer:

            So that only Lamp itself can change its level.

          Compare it with yours. If yours says the same, run './courseware check q1 --compared'.
          """
      )
      .expect("check", "q1", "--compared", "--quiet", output: "q1 passed.")
  }

  @Test func `there is no such question`() throws {
    try Story()
      .expect(
        "check", "q9", status: .usage,
        talk: "error: there is no question 'q9'; the course has q1 – q5 [no-question]"
      )
      .expect(
        "hint", "5", "--lang", "de", status: .usage,
        talk: "error: es gibt keine Frage ‚5‘; meinst du ‚q5‘? [no-question]")
  }
}
