import Foundation
import Processes
import TestSupport
import Testing

@testable import CoursewareCommands

/// What is written about the tool holds.
struct DocumentationTests {
  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: package.appending(path: name), encoding: .utf8)
  }

  @Test(arguments: CommandLineCommand.all.map(\.name))
  func `describes every command with every option`(name: String) throws {
    let command = try #require(CommandLineCommand.all.first { $0.name == name })
    let text = try Self.text("Documentation/commands.md")
    let parts = text.split(separator: "\n## ").map(String.init)
    let part = try #require(parts.first { $0.hasPrefix("\(name)\n") }, "no section on \(name)")
    for option in command.options {
      #expect(part.contains("`\(option.name)"), "\(name) \(option.name)")
    }
  }

  @Test(arguments: ExitStatus.allCases)
  func `describes every exit status`(status: ExitStatus) throws {
    #expect(try Self.text("Documentation/exit-statuses.md").contains("| \(status.rawValue) |"))
  }

  @Test func `describes the version of results there is`() throws {
    let text = try Self.text("Documentation/results.md")
    #expect(text.contains("\"format\": \"\(JSONReport.format)\""))
    #expect(text.contains("\"version\": \(JSONReport.version)"))
  }

  /// The lines of the README's `sh` blocks that call the tool.
  private static func readmeCommands() throws -> [String] {
    let blocks = try text("README.md").split(separator: "```sh\n").dropFirst()
    return blocks.flatMap { block in
      block.split(separator: "\n```")[0].split(separator: "\n").map(String.init)
    }.filter { $0.hasPrefix("./courseware ") }
  }

  @Test func `every command of the README works as it stands there`() throws {
    let commands = try Self.readmeCommands()
    #expect(!commands.isEmpty)
    let folder = try TemporaryFolder()
    let root = URL(filePath: folder.path)
    for name in ["course.json", "lessons", "exercises", "Sources/PetModel", "site/theme"] {
      let copy = root.appending(path: name)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.package.appending(path: name), to: copy)
    }
    let tool = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "courseware")
    try FileManager.default.createSymbolicLink(
      at: root.appending(path: "courseware"), withDestinationURL: tool)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    for command in commands {
      let outcome = try ProcessRunner.live.run(
        Command(
          "/bin/sh", ["-c", command], environment: ["PATH": path, "LANG": "C.UTF-8"],
          workingDirectory: folder.path),
        Limits(processorSeconds: 600, wallSeconds: 900, memory: 16 << 30, fileSize: 1 << 30))
      // A question that is only begun is not solved; everything else shall just work.
      let expected: [RunResult.Ending] =
        command.hasPrefix("./courseware check")
        ? [.exited(0), .exited(1), .exited(2)] : [.exited(0)]
      #expect(expected.contains(outcome.ending), "\(command)\n\(outcome.errorText)")
    }
  }
}
