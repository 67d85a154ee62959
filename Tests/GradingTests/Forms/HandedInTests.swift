import Diagnostics
import Foundation
import Grading
import Proofs
import TestSupport
import Testing

/// Right answers in whatever form they are handed in.
@Suite(.serialized)
struct HandedInTests {
  private let workshop: Workshop

  init() throws { workshop = try Workshop() }

  private static let controls = """
    struct LampControls: View {
      @Binding var lamp: Lamp

      var body: some View {
        Button("Brighter") { lamp.brighten() }
        Button("Darker") { lamp.darken() }
          .disabled(lamp.level == 0)
      }
    }
    """

  private static let lamp = """
    struct Lamp {
      private(set) var level: Int

      init(level: Int = 2) { self.level = min(max(level, 0), 5) }

      mutating func brighten() { level = min(level + 1, 5) }
      mutating func darken() { level = max(level - 1, 0) }
    }
    """

  private func expectPass(_ text: String, file: String = "answer.swift") throws {
    let result = try workshop.grade(text, for: "lamp", file: file)
    #expect(result.verdict == .passed, "\(result)")
  }

  @Test func `without an import`() throws { try expectPass(Self.lamp + "\n" + Self.controls) }

  @Test func `with imports of everything, the model's module among them`() throws {
    try expectPass(
      "import Foundation\nimport Observation\nimport SwiftUI\nimport UIKit\nimport model\n"
        + Self.lamp + "\n"
        + Self.controls)
  }

  @Test func `with what Objective-C gives a meaning to`() throws {
    try expectPass(
      "import SwiftUI\nimport CoreGraphics\nimport UniformTypeIdentifiers\n" + Self.lamp + "\n"
        + Self.controls + """

          @objcMembers final class Keyboard: NSObject {
            @objc func hide() {
              UIApplication.shared.sendAction(
                #selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
            }
            let action = #selector(hide)
          }
          """)
  }

  @Test(arguments: ["", "import Foundation\n", "import SwiftUI\n"])
  func `with networking, which is part of Apple's Foundation`(imports: String) throws {
    try expectPass(
      imports + Self.lamp + "\n" + Self.controls + """

        func load(_ url: URL) async throws -> Data {
          try await URLSession.shared.data(for: URLRequest(url: url)).0
        }
        """)
  }

  @Test func `with a preview and a main app`() throws {
    try expectPass(
      "import SwiftUI\n" + Self.lamp + "\n" + Self.controls + """

        #Preview {
          LampScreen()
        }

        @main struct LampApp: App {
          var body: some Scene { WindowGroup { LampScreen() } }
        }
        """)
  }

  @Test(arguments: [
    "#if canImport(SwiftUI)\nimport SwiftUI\n*#endif\n",
    "#if !os(macOS) && (true || DEBUG)\n*#endif\n",
    "#if os(iOS)\nimport UIKit\n#elseif swift(>=6)\n#error(\"no\")\n#else\n*#endif\n",
    "#if compiler(<6) || DEBUG\nstruct Lamp {}\n#else\n#if swift(>=5.9)\n*#endif\n#endif\n",
    "*#if DEBUG\nstruct Lamp {}\n#elseif targetEnvironment(simulator)\nstruct Lamp {}\n#endif\n",
  ])
  func `with conditions around the declarations`(frame: String) throws {
    try expectPass(frame.replacing("*", with: Self.lamp + "\n" + Self.controls + "\n"))
  }

  @Test(arguments: [
    "func screen() -> Int { 1 }", "let screen = 3", "struct screen {}",
    "func level(darkening level: Int, times: Int) -> Int { -1 }",
    "func level(darkening level: Int, times: Int) -> Int { -1 }\nstruct Probe {}\nstruct Screen {}",
  ])
  func `with names that the probes have too`(declarations: String) throws {
    try expectPass(Self.lamp + "\n" + Self.controls + "\n" + declarations + "\n")
  }

  @Test func `in a course whose folder has a name of many kinds of characters`() throws {
    let folder = try TemporaryFolder([:])
    let root = URL(filePath: folder.path).appending(path: "Übung 'eins' 🐈")
    let grader = Grader(
      compiler: workshop.grader.compiler, judges: ArtifactCache(root: root),
      sandbox: workshop.grader.sandbox)
    let answer = SourceText(Self.lamp + "\n" + Self.controls, file: "Lösung 1.swift")
    let result = grader.grade([answer], for: try workshop.exercise("lamp"), on: workshop.base)
    #expect(result.verdict == .passed, "\(result)")
  }

  @Test func `with line ends of Windows, and of old Macs`() throws {
    let text = "import SwiftUI\n" + Self.lamp + "\n" + Self.controls + "\n"
    try expectPass(text.replacing("\n", with: "\r\n"))
    try expectPass(text.replacing("\n", with: "\r"))
  }

  @Test func `with a mark at the beginning of the file`() throws {
    try expectPass("\u{FEFF}" + Self.lamp + "\n" + Self.controls)
  }

  @Test func `in several files`() throws {
    let result = try workshop.grade(
      ["Lamp.swift": Self.lamp, "LampControls.swift": "import SwiftUI\n" + Self.controls],
      for: "lamp")
    #expect(result.verdict == .passed, "\(result)")
  }

  @Test func `from a folder with spaces, umlauts and an apostrophe`() throws {
    try expectPass(
      Self.lamp + "\n" + Self.controls, file: "Anna's Übung/große Lösung \"1\".swift")
    let broken = try workshop.grade(
      "let x: Int = \"\"\n", for: "lamp", file: "Anna's Übung/große Lösung \"1\".swift")
    #expect(broken.diagnostics.first?.file == "Anna's Übung/große Lösung \"1\".swift")
  }

  @Test func `with types named like ours`() throws {
    let names = [
      "Probe", "Screen", "Subject", "ProbeArguments", "SubjectProgram", "Judge", "Program",
    ]
    try expectPass(
      names.map { "struct \($0) { var value = 1 }\n" }.joined() + Self.lamp + "\n" + Self.controls)
  }

  @Test func `with private helpers, and an extension of the library's type`() throws {
    try expectPass(
      """
      extension Lamp {
        mutating func darken() { self = Lamp(level: lower(level)) }
      }
      private func lower(_ level: Int) -> Int { level - Step.one.rawValue }
      private enum Step: Int { case one = 1 }
      private extension View { func dark(_ isDark: Bool) -> some View { disabled(isDark) } }
      struct LampControls: View {
        @Binding var lamp: Lamp
        var body: some View {
          Button("Brighter") { lamp.brighten() }
          DarkerButton(level: lamp.level) { lamp.darken() }
        }
      }
      struct DarkerButton: View {
        let level: Int
        let action: () -> Void
        var body: some View { Button("Darker", action: action).dark(level == 0) }
      }
      """)
  }

  @Test func `with statements beside, which are told to be left out`() throws {
    let text = Self.lamp + "\n" + Self.controls + "\nvar test = Lamp()\n"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
    let result = try workshop.grade(
      text + "// Tried out:\ntest.darken(); print(test)\n", for: "lamp")
    #expect(result.verdict == .passed)
    #expect(result.diagnostics.map(\.identifier) == ["stray-statement", "stray-statement"])
    #expect(result.diagnostics.allSatisfy { $0.severity == .warning && $0.file == "answer.swift" })
    #expect(
      result.diagnostics.map(\.range) == [
        SourceRange(line: lines + 1, column: 1), SourceRange(line: lines + 1, column: 16),
      ])
  }

  @Test(arguments: [
    ("strct Step {}", 1), ("}", 1), ("let x = (1", 1), ("func f() {\n  print(1\n}", 2),
    ("Button(\"x\") {", 1), ("print(1) print(2)", 1), ("import model\nfunc f( {}", 2),
  ])
  func `never with syntax errors, however little they concern`(stray: String, line: Int) throws {
    let text = Self.lamp + "\n" + Self.controls + "\n"
    let before = text.count { $0 == "\n" }
    let result = try workshop.grade(text + stray + "\n", for: "lamp")
    #expect(result.verdict == .doesNotCompile, "\(result)")
    let lines = result.diagnostics.compactMap { $0.range?.lowerBound.line }
    #expect(lines.contains(before + line), "\(result.diagnostics)")
  }
}
