import Lessons
import Testing

@testable import Site

struct RunnableCodeTests {
  private func runnable(_ code: String) throws -> String {
    let lesson = SampleCourse.lesson("```swift\n\(code)\n```\n")
    let snippet = try #require(lesson.snippets.first).snippet
    return RunnableCode(snippet, CodeReading(snippet.code)).text
  }

  @Test func `imports SwiftUI for a file that needs it`() throws {
    let view = "struct A: View {\n  var body: some View { Text(\"a\") }\n}"
    #expect(try runnable(view) == "import SwiftUI\n\n\(view)\n")
    #expect(try runnable("import SwiftUI\n" + view) == "import SwiftUI\n\(view)\n")
    #expect(
      try runnable("@Observable final class A {}")
        == "import SwiftUI\n\n@Observable final class A {}\n")
  }

  @Test(arguments: ["struct Pet {}", "PetSummary(pet: pet)", "let a = 1\nprint(a)", ".padding()"])
  func `leaves alone what needs no import or is no file`(code: String) throws {
    #expect(try runnable(code) == code + "\n")
  }

  @Test func `gives hidden lines without their mark`() throws {
    #expect(try runnable("let a = 1 // hidden\nprint(a)") == "let a = 1\nprint(a)\n")
  }
}
