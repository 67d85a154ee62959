import CoursewareCommands
import Diagnostics
import Foundation
import Grading
import Proofs
import TestSupport
import Testing

/// Every explanation belongs to a message that the compiler really gives.
struct ExplanationTests {
  /// What all snippets may use.
  private static let pet = """
    struct Pet {
      let name: String
      private(set) var energy = 5
      init(name: String = "A") { self.name = name }
      mutating func feed() { energy += 1 }
      private static func limited(_ n: Int) -> Int { n }
    }
    struct Summary: View {
      let pet: Pet
      var body: some View { Text(pet.name) }
    }
    struct Switch: View {
      @Binding var on: Bool
      var body: some View { Text("") }
    }
    struct Controls: View {
      @Binding var pet: Pet
      var body: some View { Button("Feed") { pet.feed() } }
    }
    """

  private static func view(_ body: String, _ members: String = "") -> String {
    "struct V: View {\n  \(members)\n  var body: some View {\n    \(body)\n  }\n}\n"
  }

  /// By the name of the explanation, a mistake that leads to it.
  static let mistakes: [String: String] = [
    "dollar-without-wrapper": view("Controls(pet: $pet)", "let pet: Pet"),
    "value-for-binding": view("Controls(pet: pet)", "@State var pet = Pet()"),
    "binding-for-value": view("Summary(pet: $pet)", "@State var pet = Pet()"),
    "binding-of-another-type": view("Switch(on: $n)", "@State var n = 1"),
    "wrapper-on-let": view("Text(\"\")", "@State let n = 1"),
    "bindable-without-object": view("Text(\"\")", "@Bindable var pet = Pet()"),
    "observable-struct": "@Observable struct A {\n  var n = 0\n}",
    "mutating-on-self": view("Button(\"\") { pet.feed() }", "var pet = Pet()"),
    "mutating-on-constant": "func f() {\n  let pet = Pet()\n  pet.feed()\n}",
    "self-immutable": view("Button(\"\") { n = 1 }", "var n = 0"),
    "private-setter": "func f(pet: inout Pet) {\n  pet.energy = 3\n}",
    "constant": "func f() {\n  let n = 1\n  n = 2\n}",
    "constant-property": "func f(pet: inout Pet) {\n  pet.name = \"B\"\n}",
    "private-initializer": view("Row(n: 1)")
      + "struct Row: View {\n  @State private var n: Int\n  var body: some View { Text(\"\") }\n}",
    "private-member": "func f() -> Int { Pet.limited(3) }",
    "missing-ampersand": "func g(_ n: inout Int) {}\nfunc f() {\n  var n = 1\n  g(n)\n}",
    "unknown-type": "struct A { var pets: [Pett] = [] }",
    "self-not-this": "struct A {\n  var n = 1\n  func f() -> Int { this.n }\n}",
    "counting-loop": "func f() {\n  for var i = 0; i < 3; i += 1 { print(i) }\n}",
    "not-a-sequence": "func f() {\n  for i in 3 { print(i) }\n}",
    "func-missing": "struct A {\n  f() -> Int { 1 }\n}",
    "arrow": "func f(): Int { 1 }",
    "curly-quotes": "let a = “b”",
    "unknown-operator": "func f() {\n  var n = 1\n  n =+ 2\n}",
    "chained-comparison": "func f(n: Int) -> Bool { 0 < n < 10 }",
    "no-module": "import SwiftUi",
    "mutating-not-called": view("Button(\"\") { pet.feed }", "@Binding var pet: Pet"),
    "method-of-binding": view("Button(\"\") { $pet.feed() }", "@Binding var pet: Pet"),
    "mutating-on-result": "func f() { Pet().feed() }",
    "mutating-in-class": "class A {\n  var n = 1\n  mutating func f() { n = 2 }\n}",
    "override": "struct A {\n  override func f() {}\n}",
    "declaration-in-body": view("VStack {\n      func f() {}\n      Text(\"\")\n    }"),
    "wrapper-outside": "@State var n = 1",
    "not-optional": "func f(n: Int) -> Int { n! + 1 }",
    "missing-value": "func g(_ n: Int) {}\nfunc f() { g() }",
    "empty-case": "func f(n: Int) {\n  switch n {\n  case 1:\n  default: print(n)\n  }\n}",
    "condition-missing": "func f(n: Int) {\n  if n > 1 { print(1) } else if { print(2) }\n}",
    "increment": "func f() {\n  var n = 1\n  n++\n}",
    "unknown-name": "func f() {\n  let number = 3\n  print(nubmer)\n}",
    "no-member": "func f(pet: Pet) -> Int { pet.energie }",
    "declared-twice": "func f() {\n  let a = 1\n  let a = 2\n}",
    "member-of-a-value": "func f() { print(Pet.energy) }",
    "member-of-the-type": "struct A { static let n = 1 }\nfunc f() { print(A().n) }",
    "property-needs-property": "struct A {\n  var a = 1\n  var b = a + 1\n}",
    "missing-argument": view("Summary()"),
    "function-unused": view("Button(\"\") { onFeed }", "let onFeed: () -> Void"),
    "function-as-value": view("Text(mood)", "func mood() -> String { \"\" }"),
    "extra-closure": view("Summary(pet: Pet()) { Text(\"\") }"),
    "type-not-inferred": "func g<T>() -> [T] { [] }\nfunc f() { let a = g() }",
    "extra-argument": "func g(_ n: Int) {}\nfunc f() { g(1, 2) }",
    "wrong-label": "func g(level: Int) {}\nfunc f() { g(levl: 1) }",
    "missing-label": "func g(level: Int) {}\nfunc f() { g(1) }",
    "extra-label": "func g(_ level: Int) {}\nfunc f() { g(level: 1) }",
    "argument-order": "func g(a: Int, b: Int) {}\nfunc f() { g(b: 1, a: 2) }",
    "action-called-at-once": view("Button(\"\", action: go())", "func go() {}"),
    "function-not-called": "func g() -> Int { 1 }\nfunc f() -> Int { g }",
    "not-a-function": "func f(n: Int) { n() }",
    "optional": "func f(n: Int?) -> Int { n + 1 }",
    "nil-without-optional": "func f() { let n: Int = nil }",
    "condition": "func f(n: Int) { if n { } }",
    "assignment-as-condition": "func f(n: Int) { if n = 1 { } }",
    "not-comparable": "func f(a: Pet, b: Pet) -> Bool { a == b }",
    "operator-types": "func f(text: String) { print(text * 2) }",
    "another-type": "func f() { let n: Int = \"1\" }",
    "no-fitting-initializer": "let n = Int([1, 2])",
    "type-missing": "struct A { var n }",
    "no-body": "struct V: View { }",
    "protocol": "protocol P { func a() }\nstruct S: P {}",
    "no-view": view("print(\"x\")"),
    "loop-in-body": view("VStack { for i in 1...3 { Text(\"\\(i)\") } }"),
    "two-kinds-of-view":
      view("if on { return Text(\"\") } else { return Button(\"\") {} }", "var on = true"),
    "not-identifiable": view("ForEach(pets) { pet in Text(pet.name) }", "var pets: [Pet]"),
    "not-hashable":
      view("ForEach(pets, id: \\.self) { pet in Text(pet.name) }", "var pets: [Pet]"),
    "missing-return": "func f(n: Int) -> Int {\n  if n > 1 { return 1 }\n}",
    "unexpected-return": "func f() { return 1 }",
    "property-without-value": "struct A {\n  var n: Int\n  init() { }\n}",
    "used-before-value": "func f() {\n  let n: Int\n  print(n)\n}",
    "switch": "enum E { case a, b }\nfunc f(e: E) -> Int {\n  switch e { case .a: 1 }\n}",
    "if-without-else": "func f(a: Bool) -> Int {\n  let n = if a { 1 }\n  return n\n}",
    "needs-try": "func g() throws {}\nfunc f() { g() }",
    "needs-await": "func g() async {}\nfunc f() { g() }",
    "missing-brace": "func f() {\n  print(1)\n",
    "extra-brace": "func f() { }\n}",
    "missing-separator": "func f() { print(1 }",
    "open-text": "func f() { print(\"a) }",
    "single-quotes": "func f() { print('a') }",
    "two-statements": "func f(a: Int) { let b = a let c = b }",
    "condition-without-brace": "func f(a: Bool) { if a print(1) }",
    "ternary": "func f(a: Bool) -> Int { a ? 1 }",
  ]

  private func errors(of mistake: String) throws -> [String] {
    try withTemporaryFolder { folder in
      let modules = FileManager.default.temporaryDirectory.appending(
        path: "courseware-tests-modules")
      let compiler = Compiler(toolchain: try .current(moduleCache: modules.path))
      let program = Program(
        source: SourceText(mistake + "\n", file: "a.swift")
          + SourceText(Self.pet, file: "pet.swift"), isScript: false)
      let object = folder.appending(path: "a.o").path
      return try compiler.compile(program, to: object, in: folder.path).errors.map(\.summary)
    }
  }

  @Test(arguments: Explanation.all.map(\.id))
  func `belongs to a message that a mistake leads to`(id: String) throws {
    let mistake = try #require(Self.mistakes[id], "no mistake shows \(id)")
    let messages = try errors(of: mistake)
    let found = messages.compactMap { message in Explanation.explaining(message)?.id }
    #expect(found.contains(id), "\(messages)")
  }

  @Test(arguments: Explanation.all.map(\.id))
  func `explains its example in both languages, with nothing left open`(id: String) throws {
    let explanation = try #require(Explanation.all.first { $0.id == id })
    #expect(Explanation.explaining(explanation.example)?.id == id)
    let texts = ["en", "de"].map { explanation.text(for: explanation.example, language: $0) }
    #expect(texts[0] != texts[1])
    for text in texts.flatMap({ [$0.meaning, $0.advice] }) {
      #expect(!text.isEmpty && !text.contains("{1}") && !text.contains("{2}"), "\(text)")
    }
  }

  @Test(arguments: Explanation.fit.map(\.id))
  func `explains from the program's side what does not fit`(id: String) throws {
    let explanation = try #require(Explanation.fit.first { $0.id == id })
    func found(_ identifier: String) -> String? {
      Explanation.explaining(
        Diagnostic(.error, identifier, "your code does not fit: \(explanation.example)"))?.id
    }
    #expect(found("does-not-fit") == id)
    #expect(Explanation.all.allSatisfy { $0.id != id })
    for language in ["en", "de"] {
      let text = explanation.text(for: explanation.example, language: language)
      #expect(!(text.meaning + text.advice).contains("{1}"), "\(text)")
    }
  }

  @Test func `names every explanation once, and knows forty or more`() {
    #expect(Set(Explanation.all.map(\.id)).count == Explanation.all.count)
    #expect(Explanation.all.count >= 40)
    #expect(Set(Self.mistakes.keys) == Set(Explanation.all.map(\.id)))
  }

  @Test func `prints one by its number, its name or the message itself`() throws {
    let text = """
      error: cannot find '$pet' in scope [dollar-without-wrapper]
        `$pet` asks for a binding, but `pet` has no property wrapper that could give
        one.
        Look at how `pet` is declared. A plain `let` or `var` has no `$`: pass `pet`
        itself, or declare it with `@State` or `@Binding`, an observable object with
        `@Bindable`.
      """
    let story = try Story(["course.json": nil])
    story.expect("explain", "1", output: text)
    story.expect("explain", "dollar-without-wrapper", output: text)
    story.expect(
      "explain", "a.swift:3:4: error: cannot find '$pet' in scope [compiler]", output: text)
    story.expect(
      "explain", "a.swift:3:4: error: cannot find '$pet' in scope [#NameLookup]", output: text)
    #expect(story.run(["explain", "1", "--lang", "de"]).output.contains("verlangt ein Binding"))
    #expect(
      story.run(["explain"]).output.split(separator: "\n").count == Explanation.all.count)
    story.expect(
      "explain", "swich", status: .usage,
      talk: "error: there is no explanation for this; did you mean 'switch'? [no-explanation]")
  }

  @Test func `stands below the learner's line`() throws {
    let answer =
      "extension Lamp {\n  mutating func dim() {\n    level = lvl - 1\n    print(lvl)\n  }\n}\n"
    try Story(["dim.swift": answer]).expect(
      "check", "q5", "dim.swift", "--lang", "de", status: .doesNotCompile,
      output: "q5 lässt sich nicht kompilieren.",
      talk: """
        dim.swift:3:13: error: cannot find 'lvl' in scope [unknown-name]
        3 |     level = lvl - 1
          |             ^
            ebenso in Zeile 4
            Es gibt hier nichts namens `lvl`.
            Prüfe die Schreibweise. Ist es in einer anderen Funktion oder einem
            anderen Typ deklariert, sieht man es von hier nicht: Gib es weiter, oder
            verschieb es.
        """)
  }

  @Test(arguments: [
    "Button(\"\") { lamp.dimm() }", "Button(\"\") { lamp.dimm(by: 1) }", "Text(\"\\(lamp.levl)\")",
  ])
  func `a member that a binding does not lead to is told once`(body: String) throws {
    let answer = Self.view(body, "@Binding var lamp: Lamp")
    let outcome = try Story(["dim.swift": answer]).run(["check", "q5", "dim.swift"])
    #expect(outcome.status == .doesNotCompile)
    let errors = outcome.talk.split(separator: "\n").filter { $0.contains(" error: ") }
    #expect(errors.count == 1 && errors[0].hasSuffix("[no-member]"), "\(outcome.talk)")
    #expect(outcome.talk.contains("`Lamp` has no property or method"))
  }

  @Test func `of many lines with the same error the first are named`() throws {
    let lines = String(repeating: "    level = lvl\n", count: 20)
    let answer = "extension Lamp {\n  mutating func dim() {\n\(lines)  }\n}\n"
    let story = try Story(["dim.swift": answer])
    for (language, words) in [
      ("en", "the same on lines 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 and 9 more"),
      ("de", "ebenso in den Zeilen 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 und 9 weiteren"),
    ] {
      let talk = story.run(["check", "q5", "dim.swift", "--lang", language]).talk
      #expect(talk.split(separator: "\n").contains("    \(words)"), "\(talk)")
    }
  }

  @Test func `what follows from a missing brace is folded`() throws {
    let answer = "extension Lamp {\n  mutating func dim() {\n    level = max(0, level - 1)\n\n}\n"
    let outcome = try Story(["dim.swift": answer]).run(["check", "q5", "dim.swift", "--quiet"])
    #expect(outcome.status == .doesNotCompile)
    #expect(outcome.talk.contains("[missing-brace]"))
    #expect(outcome.talk.split(separator: "\n").count { $0.contains(" error: ") } == 1)
  }
}
