import Testing

@testable import Proofs

struct EnvironmentTests {
  private func environment(_ sources: String...) -> Environment {
    var result = Environment()
    for source in sources { result.define(ParsedSource(SourceText(source, file: "a.md"))) }
    return result
  }

  private func text(_ environment: Environment) -> String {
    environment.source.lines.map(\.text).filter { !$0.allSatisfy(\.isWhitespace) }
      .joined(separator: "\n")
  }

  @Test(arguments: [
    ("struct A { var x = 1 }", "struct A { var y = 2 }", "struct A { var y = 2 }"),
    ("let a = 1", "let a = 2", "let a = 2"),
    ("func f(_ a: Int) {}", "func f(_ a: Int) { print(a) }", "func f(_ a: Int) { print(a) }"),
    (
      "func f(_ a: Int) {}", "func f(_ a: String) {}", "func f(_ a: Int) {}\nfunc f(_ a: String) {}"
    ),
    ("func f(a: Int) {}", "func f(b: Int) {}", "func f(a: Int) {}\nfunc f(b: Int) {}"),
    ("typealias A = Int", "enum A {}", "enum A {}"),
    (
      "extension Int { var a: Int { 1 } }", "extension Int { var b: Int { 1 } }",
      "extension Int { var a: Int { 1 } }\nextension Int { var b: Int { 1 } }"
    ),
    ("infix operator **", "infix operator **", "infix operator **"),
    ("struct `class` {}", "struct `class` { let a = 1 }", "struct `class` { let a = 1 }"),
    ("print(1)\nlet a = 1", "let b = 1", "let a = 1\nlet b = 1"),
    ("#Preview { }\nlet a = 1", "", "let a = 1"),
    (
      "@main struct A { static func main() {} }", "@main struct B { static func main() {} }",
      "      struct A { static func main() {} }\n@main struct B { static func main() {} }"
    ),
  ])
  func `the latest definition wins`(first: String, second: String, expected: String) {
    #expect(text(environment(first, second)) == expected)
  }

  @Test func `a new definition takes its members out of old extensions`() {
    let result = environment(
      "struct A {}", "extension A: CustomStringConvertible { var description: String { \"\" } }",
      "struct A: CustomStringConvertible { var description: String { \"a\" } }")
    #expect(!text(result).contains("extension A: CustomStringConvertible"))
    #expect(!text(result).contains("{ \"\" }"))
  }

  @Test(arguments: [
    "struct A {\n  var x = 1\n  func f() {}\n}", "struct A {\n  func f() {}\n  var x = 1\n}",
    "struct A {\n  func f() {}\n}\nextension A {\n  var y: Int { 1 }\n  static var x = 1\n}",
  ])
  func `members replace members of the same signature`(definition: String) {
    var result = environment(definition)
    let members = ParsedSource(SourceText("var x = 2\nfunc g() {}", file: "b.md"))
    let isInserted = result.insert(members.source, replacing: members.keys, into: "A")
    #expect(isInserted)
    let added = text(result)
    #expect(!added.contains("x = 1"))
    #expect(added.contains("  func f() {}\n"))
    #expect(added.contains("x = 2"))
    #expect(added.contains("func g()"))
  }

  @Test func `inserted lines keep their places, and so do those around them`() {
    var result = environment("struct A { let a = 1 }")
    let members = SourceText("let b = 2", file: "b.md")
    let isInserted = result.insert(members, replacing: [], into: "A")
    #expect(isInserted)
    let lines = RenderedSource(result.source).text.split(separator: "\n")
      .filter { !$0.allSatisfy(\.isWhitespace) }
    #expect(
      lines == [
        "#sourceLocation(file: \"a.md\", line: 1)", "struct A { let a = 1 ",
        "#sourceLocation(file: \"b.md\", line: 1)", "let b = 2",
        "#sourceLocation(file: \"a.md\", line: 1)", "                     }",
      ])
  }

  @Test func `a program holds what it reaches and no more`() {
    let all = environment(
      "struct A { var b: B }", "struct B {}", "struct C {}", "extension C { func c() {} }",
      "extension B { func b() {} }", "extension Int { func twice() -> Int { self * 2 } }",
      "extension String: Identifiable { public var id: String { self } }", "func helper() { C() }")
    func reached(_ code: String) -> Set<String> {
      let names = ParsedSource(SourceText(code, file: "c.md")).names
      return Set(
        all.reached(from: names).source.lines.map { $0.text.prefix { $0 != "{" }.description }
          .filter { !$0.isEmpty })
    }
    #expect(
      reached("A()") == [
        "struct A ", "struct B ", "extension B ", "extension String: Identifiable ",
      ])
    #expect(
      reached("helper()") == [
        "struct C ", "extension C ", "func helper() ", "extension String: Identifiable ",
      ])
    #expect(reached("3.twice()") == ["extension Int ", "extension String: Identifiable "])
    #expect(reached("\"\\(A.self)\"").contains("struct A "))
  }
}
