import Diagnostics
import Foundation
import Grading
import Proofs
import TestSupport
import Testing

@Suite(.serialized)
struct GraderFaultTests {
  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  /// The exercise `evens` with some files changed, or taken away by nil.
  private func course(_ changes: [String: String?]) throws -> TemporaryFolder {
    var files: [String: String] = [:]
    for name in [
      "exercise.json", "Starter.swift", "Solution.swift", "Probes.swift", "Checks.swift",
    ] {
      files["exercises/evens/" + name] = try workshop.text("exercises/evens/" + name)
    }
    for (name, text) in changes { files["exercises/evens/" + name] = text }
    return try TemporaryFolder(files)
  }

  private func grade(_ changes: [String: String?]) throws -> GradingResult {
    let folder = try course(changes)
    let exercise = try workshop.exercise("evens", in: folder.path)
    return workshop.grader.grade(
      [SourceText(exercise.solution, file: "answer.swift")], for: exercise, on: workshop.base)
  }

  @Test(arguments: ["exercise.json", "Solution.swift", "Probes.swift", "Checks.swift"])
  func `says which file is missing`(file: String) throws {
    let folder = try course([file: nil])
    let error = #expect(throws: Diagnostic.self) {
      try workshop.exercise("evens", in: folder.path)
    }
    #expect(error?.identifier == "missing-file")
  }

  @Test func `says that there is no check`() throws {
    let folder = try course(["Checks.swift": "import Testing\n"])
    let error = #expect(throws: Diagnostic.self) {
      try workshop.exercise("evens", in: folder.path)
    }
    #expect(error?.identifier == "no-checks")
  }

  @Test func `blames the checks where they do not compile`() throws {
    let result = try grade([
      "Checks.swift": "import Testing\n@Test func broken() { nothing() }\n"
    ])
    #expect(result.verdict == .graderFault)
    #expect(result.diagnostics.first?.identifier == "broken-checks")
  }

  @Test func `blames the probes where not even the solution fits them`() throws {
    let result = try grade([
      "Probes.swift": "func sumOfEvens(in all: [Int]) -> Int { nothing(all) }"
    ])
    #expect(result.verdict == .graderFault)
    #expect(result.diagnostics.first?.identifier == "broken-exercise")
  }

  @Test(arguments: [
    "func sumOfEvens(in all: [Int]) -> Sum { Sum() }",
    "func sumOfEvens(in all: [Int]) -> [Sum] { [] }",
    "func sumOfEvens(in all: Sum?) -> Int { 0 }",
  ])
  func `names the probe whose values cannot be carried`(probe: String) throws {
    let result = try grade(["Probes.swift": "struct Sum {}\n\n" + probe])
    #expect(result.verdict == .graderFault)
    #expect(
      result.diagnostics.first?.notes.map(\.line) == [
        "exercises/evens/Probes.swift:3:1: error: the probe 'sumOfEvens' takes or gives 'Sum', which JSON does not carry; use numbers, strings, truth values, and arrays, dictionaries and optionals of them [not-carried]"
      ])
  }

  @Test(arguments: ["exit(0)", "abort()", "fatalError()"])
  func `blames the judge where it dies`(death: String) throws {
    let result = try grade([
      "Checks.swift": "import Foundation\nimport Testing\n@Test func dies() { \(death) }\n"
    ])
    #expect(result.verdict == .graderFault)
    #expect(result.diagnostics.first?.identifier == "judge-fault")
  }

  @Test func `never passes a check that was not judged`() throws {
    let result = try grade([
      "Checks.swift": """
      import Testing
      @Test func judged() throws { #expect(try sumOfEvens(in: []) == 0) }
      @Test(.disabled()) func skipped() throws { #expect(try sumOfEvens(in: []) == 0) }
      """
    ])
    #expect(result.verdict == .graderFault)
    #expect(result.outcome(of: "skipped") == .notRun)
    #expect(result.diagnostics.map(\.summary) == ["the check 'skipped' was not run"])
  }

  @Test func `runs a check outside of suites`() throws {
    let result = try grade([
      "Checks.swift":
        "import Testing\n@Test func alone() throws { #expect(try sumOfEvens(in: []) == 0) }\n"
    ])
    #expect(result.verdict == .passed)
  }

  @Test func `never passes a check that asks nothing`() throws {
    let result = try grade(["Checks.swift": "import Testing\n@Test func idle() {}\n"])
    #expect(result.verdict == .graderFault)
    #expect(
      result.diagnostics.map(\.line) == [
        "exercises/evens/Checks.swift:2:1: error: the check 'idle' asks the learner's code nothing; call a function of Probes.swift in it [idle-check]"
      ])
  }
}
