import Testing

@testable import Proofs

struct InferenceTests {
  private let environment: Environment = {
    var environment = Environment()
    environment.define(
      ParsedSource(
        SourceText(
          """
          struct Pet { var energy = 5; mutating func feed() {} }
          struct PetScreen: View {
            @State private var pet = Pet()
            var body: some View { EmptyView() }
          }
          var cookie = Pet()
          """, file: "lesson.md")))
    return environment
  }()

  private func types(for code: String) -> [String] {
    environment.likelyTypes(for: ParsedSource(SourceText(code, file: "lesson.md"))).map(\.name)
  }

  @Test(arguments: [
    "print(cookie.energy)\ncookie.energy = 100\ncookie.feed()", "Text(\"a\")", "let x = 1",
    "struct A {}", "var pet = 3\nprint(pet)",
  ])
  func `leaves alone what stands by itself`(code: String) {
    #expect(types(for: code) == [])
  }

  @Test(arguments: [
    ("energy = min(energy + 1, 10)", "Pet"),
    ("mutating func rest() { energy += 2 }", "Pet"),
    ("var isTired: Bool { energy < 3 }", "Pet"),
    ("Text(\"\\(pet.energy)\")", "PetScreen"),
    ("Stepper(\"a\", value: $pet.energy)", "PetScreen"),
    ("// Inside PetScreen:\nvar a: Int { 1 }", "PetScreen"),
    ("// In Pet\nvar a: Int { 1 }", "Pet"),
  ])
  func `finds the type whose members are used`(code: String, type: String) {
    #expect(types(for: code).first == type)
  }
}
