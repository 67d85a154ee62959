import CoursewareCommands
import Foundation
import Processes
import TestSupport
import Testing

/// The real program, beside the test binary.
struct ExecutableTests {
  private static let tool = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "courseware").path

  private func run(
    _ words: [String], in folder: String, environment: [String: String] = [:]
  ) throws -> RunResult {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    var command = Command(
      Self.tool, words, environment: ["PATH": path, "LANG": "en_US.UTF-8"], workingDirectory: folder
    )
    command.environment.merge(environment) { $1 }
    return try ProcessRunner.live.run(command, limits)
  }

  private let limits = Limits(
    processorSeconds: 120, wallSeconds: 240, memory: 16 << 30, fileSize: 1 << 30)

  @Test func `says what it is asked on its output and what is wrong on the other stream`() throws {
    let folder = try TemporaryFolder()
    let told = try run(["version"], in: folder.path)
    #expect(told.ending == .exited(0))
    #expect(told.outputText == "courseware \(version)\n")
    #expect(told.errorText.isEmpty)
    let refused = try run(["chekc"], in: folder.path)
    #expect(refused.ending == .exited(64))
    #expect(refused.outputText.isEmpty)
    #expect(
      refused.errorText
        == "courseware: error: there is no command 'chekc'; did you mean 'check'?\n")
  }

  @Test func `loads no more of Foundation than its essentials`() throws {
    let loaded = try ProcessRunner.live.run(
      Command("/usr/bin/ldd", [Self.tool], environment: [:], workingDirectory: "/"), limits
    ).outputText
    let libraries = loaded.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("lib") }
    #expect(
      libraries.filter { $0.contains("Foundation") || $0.contains("ICU") }
        == ["libFoundationEssentials.so"])
  }

  @Test func `grades in a folder with an odd name, and never colours a pipe`() throws {
    let story = try Story()
    let odd = story.folder.path + "/Übungen d'Été 🐱"
    try FileManager.default.createDirectory(atPath: odd, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: story.folder.path + "/exercises/q5/Solution.swift", toPath: odd + "/Lösung.swift")
    let outcome = try run(
      ["check", "q5", "Lösung.swift", "--lang", "de"], in: odd,
      environment: ["TERM": "xterm-256color"])
    #expect(outcome.ending == .exited(0))
    #expect(outcome.outputText.contains("q5 ist gelöst.\n"))
    #expect(outcome.errorText.isEmpty)
    #expect(!outcome.outputText.contains("\u{1B}"))
  }

  @Test func `reads an answer from a pipe that is empty`() throws {
    let story = try Story()
    let outcome = try run(["check", "q5", "-"], in: story.folder.path)
    #expect(outcome.ending == .exited(2))
    #expect(outcome.errorText.contains("stdin: error: your code does not fit"))
  }
}
