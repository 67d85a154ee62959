import Diagnostics
import Foundation
import Grading
import Processes
import Proofs

/// The fixture course with a grader, its caches kept beside the built products.
struct Workshop {
  let grader: Grader
  let base: Environment

  /// The fixture course's folder.
  static let course = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/course").path

  init(sandbox: Sandbox? = nil) throws {
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let cache = executable.deletingLastPathComponent().appending(path: "grading-tests-cache")
    let modules = cache.appending(path: "modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    grader = Grader(
      compiler: Compiler(toolchain: try .current(moduleCache: modules.path)),
      judges: ArtifactCache(root: cache.appending(path: "judges")),
      sandbox: sandbox ?? Self.sandbox)
    let library = try String(contentsOfFile: Self.course + "/model/Lamp.swift", encoding: .utf8)
    base = Environment(library: [SourceText(library, file: "model/Lamp.swift")], module: "model")
  }

  /// The wall where it holds, else limits alone.
  static let sandbox: Sandbox = {
    let sandbox = Sandbox.available
    let holds = SandboxTest().run(sandbox, hidden: [NSHomeDirectory(), course]) == .closed
    return holds ? sandbox : Sandbox(wall: .none, user: sandbox.user)
  }()

  func exercise(_ id: String, in course: String = Self.course) throws -> Exercise {
    try ExerciseReader.read(id, inCourse: course)
  }

  /// Grades one file.
  func grade(_ text: String, for id: String, file: String = "answer.swift") throws -> GradingResult
  {
    try grade([file: text], for: id)
  }

  /// Grades files, in the order of their names.
  func grade(_ files: [String: String], for id: String) throws -> GradingResult {
    let sources = files.sorted { $0.key < $1.key }.map { SourceText($0.value, file: $0.key) }
    return grader.grade(sources, for: try exercise(id), on: base)
  }

  /// A file of the fixture course's.
  func text(_ name: String) throws -> String {
    try String(contentsOfFile: Self.course + "/" + name, encoding: .utf8)
  }

  /// The processes that a grading has left running, by their numbers.
  ///
  /// What other tests have running at the moment is of the same kind, but comes to its end: only what is there now
  /// and still there after some time is left over.
  func leftovers(patience: Duration = .seconds(45)) -> [Int: String] {
    var left = running
    let deadline = ContinuousClock.now + patience
    while !left.isEmpty, ContinuousClock.now < deadline {
      Thread.sleep(forTimeInterval: 0.1)
      let now = running
      left = left.filter { now[$0.key] == $0.value }
    }
    return left
  }

  /// Subjects and compilers, and all else of the user that programs run as, with their command lines.
  private var running: [Int: String] {
    let toolchain = grader.compiler.toolchain
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    var result: [Int: String] = [:]
    for number in names.compactMap({ Int($0) }) {
      let handle = FileHandle(forReadingAtPath: "/proc/\(number)/cmdline")
      let words = String(decoding: (try? handle?.readToEnd()) ?? Data(), as: UTF8.self)
      let owner = try? FileManager.default.attributesOfItem(atPath: "/proc/\(number)")[
        .ownerAccountID]
      // A subject hides its command line from the program it runs.
      let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(number)/exe")
      let isOurs =
        file == toolchain.subjectHost || words.contains(toolchain.subjectHost)
        || words.contains(toolchain.moduleCache)
        || grader.sandbox.user.map { (owner as? NSNumber)?.uint32Value == $0 } == true
      if isOurs { result[number] = words.replacing("\0", with: " ") }
    }
    return result
  }
}

extension GradingResult {
  /// The outcome of a check.
  func outcome(of name: String) -> CheckResult.Outcome? {
    checks.first { $0.name == name }?.outcome
  }

  /// Where a check trapped.
  var trap: Trap? {
    checks.lazy.compactMap { check in
      if case .trapped(let trap) = check.outcome { trap } else { nil }
    }.first
  }
}
