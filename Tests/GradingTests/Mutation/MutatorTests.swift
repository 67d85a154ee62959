import Foundation
import Grading
import Testing

struct MutatorTests {
  private func names(_ text: String) -> [String] { Mutator.mutants(of: text).map(\.name) }

  @Test func `changes constants and comparisons`() {
    #expect(
      names("let full = energy == 10\n") == [
        "energy == 10 → energy != 10", "energy == 10 → energy == 11", "energy == 10 → energy == 9",
      ])
  }

  @Test func `shows what is changed with its expression, so that each has a name of its own`() {
    let all = names(
      "let a = min(max(value, 0), 10)\nlet b = VStack(spacing: 8) {\n  Text(title)\n}\n")
    #expect(all.contains("min(max(value, 0), 10) → min(max(value, 1), 10)"))
    #expect(all.contains("min(max(value, 0), 10) → min(max(value, 0), 11)"))
    #expect(all.contains("spacing: 8 → spacing: 9"))
  }

  @Test func `takes statements and modifiers away`() {
    let all = names("func f() { work() }\nlet view = Text(title).bold().disabled(isOff)\n")
    #expect(all.contains("work() → nothing"))
    #expect(all.contains(".disabled(isOff) → nothing"))
    #expect(all.contains(".bold() → nothing"))
  }

  @Test func `takes one method for another`() {
    let all = names("struct Pet { func feed() {}\nfunc play() {} }\nfunc f() { pet.feed() }\n")
    #expect(all.contains("pet.feed() → pet.play()"))
  }

  @Test func `turns conditions around`() {
    #expect(names("func f() { if isFull { work() } }\n").contains("isFull → !(isFull)"))
  }

  @Test func `makes one change at a time, on its line`() throws {
    let mutant = try #require(Mutator.mutants(of: "let a = 1\nlet b = true\n").last)
    #expect(mutant.line == 2)
    #expect(mutant.text == "let a = 1\nlet b = false\n")
  }

  /// The bundled course's folder.
  private static let course = URL(filePath: #filePath).appending(path: "../../../..").standardized
    .path

  @Test(arguments: ExerciseReader.ids(inCourse: course))
  func `makes every mutant that a bundled exercise lists as equivalent`(id: String) throws {
    let exercise = try ExerciseReader.read(id, inCourse: Self.course)
    let made = names(exercise.solution)
    for listed in exercise.manifest.equivalents ?? [] {
      #expect(made.contains(listed.mutant), "\(made)")
    }
  }
}
