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
    let base = Environment(library: [SourceText(Self.library, file: "Pet.swift")])
    return RuleChecker(environment: base.defining(solution), base: base, solution: [solution])
      .violations(of: rule)
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
    "struct Pet { func rest() { _ = min(1, 2) } }\nstruct Control { func f() { Pet().rest() } }",
    "struct Dog { func rest() { _ = min(1, 2) } }\nstruct Control { func f() { pet.rest() } }",
    "enum Limit { static func of(_ x: Int) -> Int { min(x, 10) }\nstatic let full = 10 }\n"
      + "struct Control { let x = Limit.full }",
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
    "enum Limit { static func of(_ x: Int) -> Int { min(x, 10) } }\n"
      + "struct Control { let x = Limit.of(1) }",
    "struct Limits { func of(_ x: Int) -> Int { min(x, 10) } }\n"
      + "struct Control { let limits = Limits(); var x: Int { limits.of(1) } }",
    "struct Part: View { var body: some View { Text(\"\\(min(1, 2))\") } }\n"
      + "struct Control { var body: some View { Part() } }",
    "struct Part: ViewModifier { func body(content: Content) -> some View { f(min(1, 2)) } }\n"
      + "struct Control { var body: some View { Text(\"\").modifier(Part()) } }",
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
    "struct Control { func f(pets: [Pet]) -> Bool { pets.allSatisfy { $0.energy == 10 } } }",
    "struct Control { @Binding var pet: Pet; func f() -> Bool { $pet.wrappedValue.energy == 10 } }",
    "struct Control { @Binding var pet: Pet; var x: Int { $pet.energy.wrappedValue } }",
    """
    struct Control {
      @Binding var pet: Pet
      init(pet: Binding<Pet>) { _pet = pet }
      var isFull: Bool { pet.energy == 10 }
    }
    """,
    "struct Control { func f() { log.append(pet.energy); count.toggle() } }",
    "enum Limit { static func of(_ pet: inout Pet) { pet.energy = 1 }\nstatic let full = 10 }\n"
      + "struct Control { func f() -> Bool { pet.energy == Limit.full } }",
    "infix operator ~>\nfunc ~> (a: Int, b: Int) -> Int { b }\n"
      + "struct Control { func f() { _ = pet.energy ~> 2 } }",
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
    "use(self.$pet.energy)", "use(_pet.projectedValue.energy)", "let b = $pet; use(b.energy)",
    "let b = $pet; b.energy.wrappedValue = 1", "use($pet[dynamicMember: \\.energy])",
    "use($pet.animation().energy)", "use(Bindable(pet).energy)", "use(Binding($maybe)!.energy)",
    "func g(_ b: Binding<Pet>) { use(b.energy) }", "run { (b: Binding<Pet>) in use(b.energy) }",
    "$pet.wrappedValue.energy = 1", "_pet.wrappedValue.energy += 1",
    "withUnsafeMutablePointer(to: &pet) { $0.pointee.energy = 1 }",
    "withUnsafeMutablePointer(to: &pet.energy) { $0.pointee = 1 }",
    "withUnsafeMutablePointer(to: &pet) { $0.pointer(to: \\.energy)!.pointee = 1 }",
    "pet.energy.negate()", "let b = Binding(get: { pet.energy }, set: { pet.energy = $0 })",
    "defer { pet.energy = 1 }", "if let x = y { pet.energy = x }",
    "if let b = Binding($maybe) { use(b.energy) }", "_ = pet.energy++",
    "pet.energy <- 1", "pet.energy.add(1)", "Filler.fill(&pet)",
    "_ = FillButton(pet: $pet)",
  ])
  func `finds an assignment in every disguise`(statement: String) {
    let text = """
      infix operator <-
      postfix operator ++
      func <- (a: inout Int, b: Int) { a = b }
      postfix func ++ (a: inout Int) { a += 1 }
      extension Int { mutating func add(_ more: Int) { self += more } }
      struct Filler { static func fill(_ pet: inout Pet) { pet.energy = 10 } }
      struct FillButton: View {
        @Binding var pet: Pet
        var body: some View { Button("Fill") { pet.energy = 10 } }
      }
      struct Control { func f() { \(statement) } }
      """
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

  @Test(arguments: [
    "struct Control { @State var x = 1 }", "struct Control { @SwiftUI.State var x = 1 }",
    "struct Control { let x = State(initialValue: 1) }", "struct Control { let x: State<Int> }",
    "struct Control { let x = SwiftUI.State<Int>(initialValue: 1) }",
    "struct Control { typealias Kept = State\n@Kept var x = 1 }",
    "typealias Kept<T> = State<T>\nstruct Control { @Kept var x = 1 }",
    "struct Part: View { @State var x = 1 }\nstruct Control { var body: some View { Part() } }",
  ])
  func `finds a wrapper in every disguise`(text: String) {
    #expect(violations(text) { $0.mustNotUse = ["State"] } == [.usesAttribute("State")])
  }

  @Test(arguments: [
    "struct Control { enum State { case on }\nvar x = State.on; func f() -> State? { State(1) } }",
    "struct Control { let State = 1 }", "struct Control { /* @State */ var state = 1 }",
    "struct Other: View { @State var x = 1 }\nstruct Control {}",
  ])
  func `sees no wrapper where there is none`(text: String) {
    #expect(violations(text) { $0.mustNotUse = ["State"] } == [])
  }

  @Test func `is not satisfied by what is never compiled`() {
    let text = "struct Control {\n#if NEVER\nfunc f() { pet.rest() }\n#endif\n}"
    #expect(violations(text) { $0.mustCall = ["rest"] } == [.doesNotUse("rest")])
  }

  @Test func `says that the type is not there`() {
    #expect(violations("struct Other {}") { $0.mustNotCall = ["min"] } == [.noType("Control")])
  }
}
