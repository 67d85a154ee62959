import CoursewareCommands
import Foundation
import Synchronization
import TestSupport
import Testing

/// A course in a folder of its own, and what the tool says in it.
struct Story {
  let folder: TemporaryFolder

  /// The folder that the tool is started in, from the course folder.
  var place = ""

  /// The process's environment.
  var environment = ["LANG": "en_US.UTF-8"]

  /// What stands on standard input.
  var input = ""

  /// What built things are kept in while the tests run, so that each judge is built once.
  private static let cache = FileManager.default.temporaryDirectory
    .appending(path: "courseware-tests-\(ProcessInfo.processInfo.processIdentifier)")

  /// The course of the fixtures with files changed or added; nil takes one away.
  init(_ changes: [String: String?] = [:]) throws {
    let fixture = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Fixtures/Lamps").standardizedFileURL
    folder = try TemporaryFolder()
    let root = URL(filePath: folder.path)
    for name in try FileManager.default.contentsOfDirectory(atPath: fixture.path) {
      try FileManager.default.copyItem(
        at: fixture.appending(path: name), to: root.appending(path: name))
    }
    for (name, text) in changes {
      if let text {
        try folder.write(text, to: name)
      } else {
        try FileManager.default.removeItem(at: root.appending(path: name))
      }
    }
    try FileManager.default.createDirectory(at: Self.cache, withIntermediateDirectories: true)
    let kept = root.appending(path: ".courseware")
    try FileManager.default.createDirectory(at: kept, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: kept.appending(path: "cache"), withDestinationURL: Self.cache)
  }

  /// The same course seen from elsewhere, with other surroundings.
  func with(
    place: String? = nil, environment: [String: String] = [:], input: String? = nil
  ) -> Story {
    var copy = self
    copy.place = place ?? self.place
    copy.environment.merge(environment) { $1 }
    copy.input = input ?? self.input
    return copy
  }

  /// What a run came to.
  struct Outcome {
    var status: ExitStatus
    var output: String
    var talk: String
  }

  /// Runs the tool in process.
  func run(
    _ words: [String], pause: @escaping @Sendable (Double) -> Bool = { _ in false }
  ) -> Outcome {
    let output = Mutex<[String]>([])
    let talk = Mutex<[String]>([])
    let console = Console(
      output: { line in output.withLock { $0.append(line) } },
      talk: { line in talk.withLock { $0.append(line) } })
    let input = input
    let context = Context(
      console: console, folder: place.isEmpty ? folder.path : "\(folder.path)/\(place)",
      environment: environment, input: { Data(input.utf8) }, pause: pause)
    let status = CoursewareCommands.run(words, in: context)
    return Outcome(
      status: status, output: output.withLock { $0 }.joined(separator: "\n"),
      // Whether there is a sandbox is the machine's business, not the story's.
      talk: talk.withLock { $0 }.filter { !$0.hasPrefix("courseware: note: there is no sandbox") }
        .joined(separator: "\n"))
  }

  /// Runs the tool and expects what it says; a stream that is not mentioned must be empty.
  @discardableResult
  func expect(
    _ words: String..., status: ExitStatus = .done, output: String = "", talk: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Story {
    let outcome = run(words)
    let shown = "./courseware \(words.joined(separator: " "))"
    #expect(outcome.status == status, "\(shown)", sourceLocation: sourceLocation)
    #expect(outcome.output == output, "\(shown)", sourceLocation: sourceLocation)
    #expect(outcome.talk == talk, "\(shown)", sourceLocation: sourceLocation)
    return self
  }
}
