import Foundation
import Processes
import TestSupport
import Testing

/// How much work it is to read and show a lesson: counted in instructions, so that no busy machine changes it.
struct InstructionTests {
  private static let tool = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "courseware").path

  /// What one more lesson may cost, in millions.
  ///
  /// It was 68 and 6.8 when this was written.
  private static var limit: Int {
    #if DEBUG
      return 78
    #else
      return 8
    #endif
  }

  /// A lesson of 8 kB with eight Swift blocks that no other one has.
  private func lesson(_ number: Int) -> String {
    let sections = (1...8).map { section in
      """
      ## Part \(section) of \(number)

      The counter keeps its *value* until `feed()` asks for **another** one; more on this stands in the
      [language guide](https://docs.swift.org/swift-book/) and [above](#part-\(section)-of-\(number)).

      | Name | Holds |
      | --- | ---: |
      | `count` | \(section) |

      - one thing
      - and another

      ```swift
      struct Row\(number)x\(section): View {
        let name: String
        @Binding var isFed: Bool

        /// Whoever owns the pet decides.
        var body: some View {
          HStack {
            Text("Name: \\(name)")
            Toggle("Fed", isOn: $isFed)
          }
          .padding(\(number * section))
        }
      }
      ```

      > [!TIP]
      > Look at the counter once more before you go on.
      """
    }
    let question = """
      ### Q\(number): What does it hold?

      <details>
      <summary>Answer</summary>

      The last one.

      </details>
      """
    return "---\ntitle: Lesson \(number)\nsummary: All of it\n---\n\n"
      + (sections + [question]).joined(separator: "\n\n") + "\n"
  }

  private func instructions(building count: Int) throws -> Int {
    let folder = try TemporaryFolder()
    try folder.write(#"{"title": {"en": "Counted"}, "languages": ["en"]}"#, to: "course.json")
    for number in 1...count {
      try folder.write(lesson(number), to: "lessons/en/lesson-\(number).md")
    }
    let command = Command(
      "/usr/bin/valgrind",
      [
        "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null", Self.tool,
        "build",
        "--unproven", "--quiet", "--jobs", "1",
      ],
      environment: [
        "PATH": "/usr/bin:/bin", "LANG": "en_US.UTF-8", "SWIFT_DETERMINISTIC_HASHING": "1",
      ], workingDirectory: folder.path)
    let result = try ProcessRunner.live.run(
      command,
      Limits(processorSeconds: 240, wallSeconds: 480, memory: 16 << 30, fileSize: 1 << 30))
    try #require(result.ending == .exited(0), "\(result.errorText)")
    let counted = try #require(
      result.errorText.firstMatch(of: #/I\s+refs:\s+([\d,]+)/#), "\(result.errorText)")
    return try #require(Int(counted.1.filter(\.isNumber)))
  }

  @Test func `grows by no more than it should with each lesson`() throws {
    let lessons = 6
    let growth = try instructions(building: 1 + lessons) - instructions(building: 1)
    #expect(growth / lessons / 1_000_000 < Self.limit)
    // What is counted is the work on lessons, not a mistake of this test.
    #expect(growth / lessons / 1_000_000 > Self.limit / 4)
  }
}
