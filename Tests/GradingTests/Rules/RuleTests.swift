import Proofs
import Testing

@testable import Grading

struct RuleTests {
  private static let library = """
    struct Pet {
      private(set) var energy: Int
      mutating func rest() { energy = min(energy + 2, 10) }
    }
    """

  private func violations(_ text: String, _ change: (inout SourceRule) -> Void) -> [RuleViolation] {
    var rule = SourceRule(id: "rule")
    rule.within = "Control"
    change(&rule)
    let solution = ParsedSource(SourceText(text, file: "answer.swift"))
    var environment = Environment(library: [SourceText(Self.library, file: "Pet.swift")])
    environment.define(solution)
    return RuleChecker(environment: environment, solution: [solution]).violations(of: rule)
  }

  @Test(arguments: [
    "struct Control { // min(1, 2)\n}",
    "struct Control { /* min(1, 2) */ let text = \"min(1, 2)\" }",
    "struct Control { let minimum = 1; func f(min limit: Int) {} }",
    "struct Control { func f(pet: inout Pet) { pet.rest() } }",
    "struct Control {\n#if false\nlet x = min(1, 2)\n#endif\n}",
    "func beside() -> Int { min(1, 2) }\nstruct Control {}",
    "struct Other { let x = min(1, 2) }\nstruct Control {}",
    "extension Pet { func least() -> Int { min(energy, 1) } }\nstruct Control { var pet: Pet }",
  ])
  func `sees no call where there is none`(text: String) {
    #expect(violations(text) { $0.mustNotCall = ["min"] } == [])
  }

  @Test(arguments: [
    "struct Control { let x = min(1, 2) }",
    "struct Control { let x = min  (\n1, 2) }",
    "struct Control { let x = `min`(1, 2) }",
    "struct Control { let x = Swift.min(1, 2) }",
    "typealias Other = Swift\nstruct Control { let x = Other.min(1, 2) }",
    "struct Control { let f: (Int, Int) -> Int = min }",
    "let smaller: (Int, Int) -> Int = min\nstruct Control { let x = smaller(1, 2) }",
    "func limit(_ x: Int) -> Int { min(x, 10) }\nstruct Control { let x = limit(1) }",
    "func a() -> Int { min(1, 2) }\nfunc b() -> Int { a() }\nstruct Control { let x = b() }",
    "extension Int { var limited: Int { min(self, 10) } }\nstruct Control { let x = 1.limited }",
    "struct Control {}\nextension Control { func f() -> Int { min(1, 2) } }",
    "struct Control {}\ntypealias C = Control\nextension C { func f() -> Int { min(1, 2) } }",
    "struct Control { func f() { func g() { _ = min(1, 2) } } }",
    "struct Control { var x: Int { [1, 2].reduce(3, min) } }",
    "struct Control { let text = \"\\(min(1, 2))\" }",
  ])
  func `finds a call in every disguise`(text: String) {
    #expect(violations(text) { $0.mustNotCall = ["min"] } == [.uses("min")])
  }

  @Test(arguments: [
    "struct Control { func f(pet: Pet) -> Bool { pet.energy == 1 } }",
    "struct Control { func f(pet: Pet) -> Bool { pet.energy >= 1 && pet.energy != 2 } }",
    "struct Control { let text = \"pet.energy = 1\" /* pet.energy = 1 */ }",
    "struct Control { func f(energy: Int) -> Int { Pet(energy: energy).energy } }",
    "struct Control { let path = \\Pet.energy }",
  ])
  func `sees no assignment where there is none`(text: String) {
    #expect(violations(text) { $0.mustNotAssign = ["energy"] } == [])
  }

  @Test(arguments: [
    "pet.energy = 1", "pet.energy += 1", "pet . energy=1", "pet.`energy` = 1", "(pet.energy) = 1",
    "(pet.energy, _) = (1, 2)", "pet.energy.self = 1", "pet[keyPath: \\.energy] = 1",
    "let path = \\Pet.energy; pet[keyPath: path] = 1", "change(&pet.energy)",
    "swap(&pet.energy, &other)", "maybe?.energy = 1", "maybe!.energy -= 1",
    "list.forEach { pet in pet.energy = 1 }", "func g() { pet.energy = 1 }", "use($pet.energy)",
  ])
  func `finds an assignment in every disguise`(statement: String) {
    let text = "struct Control { func f() { \(statement) } }"
    #expect(violations(text) { $0.mustNotAssign = ["energy"] } == [.assigns("energy")])
  }

  @Test func `wants calls, declarations, conformances and attributes`() {
    let text = "struct Control { // rest() View @State\n let x = \"mood\" }"
    let broken = violations(text) { rule in
      rule.mustCall = ["rest"]
      rule.mustAssign = ["energy"]
      rule.mustDeclare = ["mood"]
      rule.mustConform = ["View"]
      rule.mustUse = ["State"]
    }
    #expect(
      broken == [
        .doesNotUse("rest"), .doesNotAssign("energy"), .doesNotDeclare("mood"),
        .doesNotConform("View"), .doesNotUseAttribute("State"),
      ])
  }

  @Test func `takes aliases and modules for what they stand for`() {
    let text = """
      typealias Shown = SwiftUI.View
      typealias Kept = State
      struct Control: Shown {
        @Kept var mood = 1
        func f() { pet.rest(); energy = 1 }
      }
      """
    let broken = violations(text) { rule in
      rule.mustCall = ["rest"]
      rule.mustAssign = ["energy"]
      rule.mustDeclare = ["mood"]
      rule.mustConform = ["View"]
      rule.mustUse = ["State"]
    }
    #expect(broken == [])
    #expect(violations(text) { $0.mustNotUse = ["State"] } == [.usesAttribute("State")])
  }

  @Test func `is not satisfied by what is never compiled`() {
    let text = "struct Control {\n#if NEVER\nfunc f() { pet.rest() }\n#endif\n}"
    #expect(violations(text) { $0.mustCall = ["rest"] } == [.doesNotUse("rest")])
  }

  @Test func `says that the type is not there`() {
    #expect(violations("struct Other {}") { $0.mustNotCall = ["min"] } == [.noType("Control")])
  }
}
