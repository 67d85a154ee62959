import Foundation
import Testing

struct MistakeTests {
  /// Compiles pieces of code side by side, each in a file and a name space of its own.
  private static func messages(
    for mistakes: [Mistake], mode: String, stage: String
  ) throws -> [String: [Compiler.Message]] {
    var files = ["shared.swift": Mistake.shared]
    for (index, mistake) in mistakes.enumerated() {
      files["m\(index).swift"] =
        "import SwiftUI\n"
        + (mistake.isFoundLate ? mistake.code : "enum M\(index) {\n\(mistake.code)\n}")
    }
    let messages = try Compiler.compile(files, mode: mode, stage: stage)
    var grouped: [String: [Compiler.Message]] = [:]
    for (index, mistake) in mistakes.enumerated() {
      grouped[mistake.name] = messages.filter { $0.file == "m\(index).swift" }
        .map { $0.without("M\(index).") }
    }
    return grouped
  }

  private func check(_ mistakes: [Mistake], mode: String, stage: String) throws {
    let messages = try Self.messages(for: mistakes, mode: mode, stage: stage)
    for mistake in mistakes {
      let errors = messages[mistake.name]?.filter { $0.severity == "error" } ?? []
      #expect(!errors.contains { $0.text.contains("failed to produce") }, "\(mistake.name)")
      if let expected = mistake.message {
        #expect(
          errors.contains { $0.text.hasPrefix(expected) },
          "\(mistake.name): \(errors.map(\.text))")
      } else {
        #expect(errors.isEmpty, "\(mistake.name): \(errors.map(\.text))")
      }
    }
  }

  @Test(arguments: ["5", "6"])
  func `says of newcomers' mistakes what Apple's compiler says`(mode: String) throws {
    try check(Mistake.all, mode: mode, stage: "-typecheck")
  }

  @Test(arguments: ["5", "6"])
  func `says what is only found when code is generated`(mode: String) throws {
    try check(Mistake.late, mode: mode, stage: "-emit-sil")
  }

  @Test func `says that a struct cannot be observable`() throws {
    let code = "import SwiftUI\n@Observable struct Pet { var name = \"\" }"
    let messages = try Compiler.compile(["a.swift": code], mode: "5", stage: "-typecheck")
    #expect(
      messages.contains {
        $0.text.hasPrefix("'@Observable' cannot be applied to struct type 'Pet'")
      })
  }

  @Test func `checks what is in a preview`() throws {
    let code = Mistake.shared + "#Preview { Row() }\n"
    let messages = try Compiler.compile(["a.swift": code], mode: "5", stage: "-typecheck")
    #expect(
      messages.contains { $0.text.hasPrefix("missing argument for parameter 'name' in call") })
  }

  @Test func `warns of the old form of onChange`() throws {
    let code = """
      import SwiftUI
      struct Main: View {
        @State private var n = 0
        var body: some View { Text("A").onChange(of: n) { new in print(new) } }
      }
      """
    let messages = try Compiler.compile(["a.swift": code], mode: "5", stage: "-typecheck")
    #expect(messages.map(\.severity) == ["warning"])
    #expect(messages.first?.text.hasPrefix("'onChange(of:perform:)' is deprecated") == true)
  }

  @Test(arguments: [
    "alignmentGuide(.bottom) { isOn ? $0[.bottom] : $0[.top] }",
    "visualEffect { view, _ in view.opacity(isOn ? 1 : 0) }",
    "keyframeAnimator(initialValue: 1.0) { view, n in view.opacity(isOn ? 1 : n) } keyframes: { CubicKeyframe($0, duration: 1) }",
  ])
  func `warns of the view's own values in what is asked elsewhere`(code: String) throws {
    let code =
      "import SwiftUI\nstruct Main: View {\n@State private var isOn = false\n"
      + "var body: some View { Text(\"A\").\(code) } }"
    let messages = try Compiler.compile(["a.swift": code], mode: "6", stage: "-typecheck")
    #expect(
      messages.contains {
        $0.text.hasPrefix(
          "main actor-isolated property 'isOn' can not be referenced from a Sendable closure")
      }, "\(messages)")
  }

  @Test func `warns of a protocol used as a type`() throws {
    let code = "import SwiftUI\nstruct Main: View { var body: View { Text(\"A\") } }"
    let messages = try Compiler.compile(["a.swift": code], mode: "5", stage: "-typecheck")
    #expect(
      messages.contains {
        $0.text.hasPrefix("use of protocol 'View' as a type must be written 'any View'")
      })
  }

  @Test func `expands previews and entries in both language modes`() throws {
    let code =
      Mistake.shared + """
        #Preview { Row(name: "A") }
        #Preview("Two", traits: .sizeThatFitsLayout) { Row(name: "A"); Text("B") }
        #Preview {
          @Previewable @State var flag = false
          Toggle("On", isOn: $flag)
        }
        extension EnvironmentValues {
          @Entry var accent: String = "red"
          @Entry var limit: Int?
        }
        struct Reader: View {
          @Environment(\\.accent) private var accent
          var body: some View { Text(accent).environment(\\.limit, 3) }
        }
        """
    for mode in ["5", "6"] {
      #expect(try Compiler.compile(["a.swift": code], mode: mode, stage: "-emit-sil").isEmpty)
    }
  }

  @Test(arguments: [
    (
      "struct Main: View { @Previewable @State var n = 0; var body: some View { Text(\"A\") } }",
      "'@Previewable' can only be used in the body of a '#Preview'"
    ),
    (
      "extension EnvironmentValues { @Entry var n: Int }", "'@Entry' macro requires a default value"
    ),
    (
      "struct Main { @Entry var n = 0 }",
      "'@Entry' macro can only attach to var declarations inside extensions of EnvironmentValues"
    ),
  ])
  func `says where macros do not belong, and nothing else`(code: String, message: String) throws {
    let messages = try Compiler.compile(
      ["a.swift": "import SwiftUI\n" + code], mode: "6", stage: "-typecheck")
    #expect(messages.contains { $0.text.hasPrefix(message) && $0.line == 2 })
    #expect(!messages.contains { $0.severity == "internal" })
  }
}
