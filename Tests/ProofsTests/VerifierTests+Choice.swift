import Diagnostics
import Lessons
import Testing

@testable import Proofs

extension VerifierTests {
  /// Versions in a checkpoint, each with what is stated of it; every one of the stated answers is true.
  @Test func `computes which versions behave as asked`() throws {
    let lesson = """
      # T

      ```swift
      struct Jar {
        private(set) var count = 0
        mutating func fill() { count += 1 }
      }
      ```

      ### Q1: members

      \(Self.fence("choose in=Jar", "mutating func fill() { count = max(count + 1, 10) }"))
      \(Self.fence("choose in=Jar", "mutating func fill() { count = min(count + 1, 10) }"))
      \(Self.fence("hidden decides", "var jar = Jar()\njar.fill()\njar.count == 1\nfor _ in 0..<20 { jar.fill() }\njar.count == 10"))
      ```answer
      differs
      fits
      ```

      ### Q2: statements, definitions, and a trap

      \(Self.fence("choose", "var jar = Jar()\njar.fill()"))
      \(Self.fence("choose", "let jar = Jar()"))
      \(Self.fence("choose", "struct Jar { var count = 1 }\nlet jar = Jar()"))
      \(Self.fence("choose", "let jar = Jar()\nprint([1][jar.count + 1])"))
      \(Self.fence("hidden decides", "jar.count == 1"))
      ```answer
      fits
      differs
      fits
      differs
      ```

      ### Q3: wrong

      \(Self.fence("choose", "let a = 1"))
      \(Self.fence("decides", "a == 2"))
      ```answer
      fits
      ```

      ### Q4: undecided

      \(Self.fence("choose", "let a = 1"))
      ```answer
      fits
      ```

      ### Q5: nothing to decide

      \(Self.fence("decides", "true"))
      """
    let proofs = try verify(lesson).proofs
    #expect(
      proofs.map(\.outcome) == [.compiled] + Array(repeating: .answered, count: 8)
        + [.disproven, .answered, .disproven, .disproven])
    #expect(
      proofs.flatMap(\.diagnostics).map(\.identifier)
        == ["wrong-answer", "no-decision", "decides-nothing"])
  }

  @Test func `warns of Swift that nobody proves`() {
    let lesson = """
      # T

      ```
      let a = 1
      ```

          view.padding()

      ```
      words that are no code
      ```

      ```
      plain
      ```

      ```text
      let b = 1
      ```
      """
    let parsed = LessonParser().parse(lesson, id: "a", language: "en", file: "a.md").lesson
    let lines = UnlabelledCode.diagnostics(parsed).map { $0.range?.lowerBound.line }
    #expect(lines == [3, 7])
  }
}
