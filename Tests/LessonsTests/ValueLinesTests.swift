import Testing

@testable import Lessons

struct ValueLinesTests {
  private func lines(_ script: String) -> [String] {
    var values = ValueLines()
    return script.split(separator: "\n").filter { values.begins(at: $0) }.map(String.init)
  }

  @Test(arguments: [
    "a.b", "try screen.texts", "Pet(name: \"Cookie\").energy", "a == b", "a <= b", "a >= b",
    "a != b",
    "a.contains { $0 == \"=\" }", "\"a = b\"", "f(x) // a = b", "-a", "!a", "\"\\\\\" + \"= \"",
    "await f()",
    "[1, 2].count",
  ])
  func `takes an expression for a line that may have a value`(line: String) {
    #expect(lines(line) == [line])
  }

  @Test(arguments: [
    "let a = 1", "var a = 1", "_ = a.pop()", "a = 1", "a.b = [1]", "a += 1",
    "for _ in 1...3 { f() }",
    "import SwiftUI", "struct S: Error {}", "@MainActor final class C {}", "if a { b }", "", "  ",
    "// a", "func f() {}",
  ])
  func `takes a statement for none`(line: String) {
    #expect(lines(line) == [])
  }

  @Test func `takes what goes on for no line of its own`() {
    let script = """
      let service = Service(
        animals: { [] },
        story: { id in
          id.story
        })
      service.story
      list
        .count
      f(
        a.b
      )
      """
    #expect(lines(script) == ["service.story", "list", "f("])
  }
}
