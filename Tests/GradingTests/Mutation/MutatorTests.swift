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

  @Test(arguments: [
    ("let a = isOn ? x : y + 1\n", "isOn ? x : y + 1 → isOn ? (y + 1) : x"),
    ("let a = isOn ? x : y\n", "isOn ? x : y → isOn ? y : x"),
    ("f(!isOn)\n", "f(!isOn) → f(isOn)"),
    ("let a = -b\n", "-b → b"),
    ("let a = b + c\n", "b + c → b"),
    ("let a = b + c\n", "b + c → c"),
    ("let a = b ?? c\n", "b ?? c → c"),
    ("let a = x == 1 || y\n", "x == 1 || y → y"),
    ("let a = x == 1 || y\n", "x == 1 || y → x == 1"),
    ("isFull = a || b == 1\n", "isFull = a || b == 1 → isFull = b == 1"),
    ("a += 1\n", "a += 1 → a = 1"),
    ("let a = Pet.limited(b + 1)\n", "Pet.limited(b + 1) → (b + 1)"),
    ("let a = min(b, c)\n", "min(b, c) → c"),
    ("let a = all.first\n", "all.first → all.last"),
    ("func f() { if a { return 1 }\nreturn 2 }\n", "return 1 → nothing"),
    ("func f() { while a { b() } }\n", "while a { b() } → nothing"),
    ("func f() -> Int { 1 }\n", "f() → { 0 }"),
    ("func f(on a: Int) -> [Int] { [1] }\n", "f(on:) → { [] }"),
    ("var a: Bool { b }\n", "a → { true }"),
    ("var a: Int? { 1 }\n", "a → { nil }"),
    ("switch a { case 1: b() case 2: c()\ndefault: d() }\n", "case 1: b() → nothing"),
    ("Panel(up: { a() }, down: { b() })\n", "{ a() }, down: { b() } → { b() }, down: { a() }"),
    ("Panel { a() } down: { b() }\n", "{ a() } down: { b() } → { b() } down: { a() }"),
    (
      "struct A { var isOn = true\nvar isOver = false }\nlet a = A().isOn\n",
      "A().isOn → A().isOver"
    ),
    ("struct A { @State var a = 1\nvar b: Int\nvar c: Row { Row($a) } }\n", "Row($a) → Row($b)"),
  ])
  func `makes the mistakes that people make`(text: String, name: String) {
    #expect(names(text).contains(name), "\(names(text))")
  }

  @Test(arguments: ["func f() -> some View { a }\n", "work(1)\n"])
  func `leaves alone what would not compile`(text: String) {
    let changed = names(text).filter {
      $0.hasSuffix("→ b") || $0.contains("{ ") || $0.hasSuffix("→ 1")
    }
    #expect(changed.isEmpty)
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
