import Foundation
import GradingWire
import Synchronization

/// The judge's whole run: every check in turn, each with a learner's program of its own.
public enum Judge {
  /// Runs the checks this program was built with.
  ///
  /// The first argument names the file with the configuration, the second the file for the report.
  public static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let data = FileManager.default.contents(atPath: arguments[1]),
      let configuration = try? JSONDecoder().decode(JudgeConfiguration.self, from: data)
    else { exit(64) }
    // A program that closes its input must not take the judge with it.
    signal(SIGPIPE, SIG_IGN)
    state.withLock { $0.configuration = configuration }
    do {
      try await TestRun.start { event in state.withLock { $0.take(event) } }
      let report = JudgeReport(checks: state.withLock { $0.checks })
      try JSONEncoder().encode(report).write(to: URL(filePath: arguments[2]))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(70)
    }
    exit(0)
  }

  /// The running check's program and what has come of the checks before; only one runs at a time.
  static let state = Mutex(State())

  struct State: ~Copyable {
    var configuration: JudgeConfiguration?
    var checks: [JudgeReport.Check] = []
    private var current: JudgeReport.Check?
    private var subject: SubjectProcess?
    private var observer = Observer()

    mutating func take(_ event: TestRun.Event) {
      switch event {
      case .started(let name):
        current = JudgeReport.Check(name: name)
        observer = Observer()
      case .issue(var issue):
        issue.observation = observer.observation
        current?.issues.append(issue)
      case .ended:
        subject?.finish()
        current?.fault = subject?.fault
        current?.lastRequest = observer.request
        current?.printed = subject?.printed ?? ""
        if let current { checks.append(current) }
        current = nil
        subject = nil
      }
    }

    mutating func perform<Value: Decodable>(_ action: Action) throws -> Value {
      guard let configuration else { throw NoConfiguration() }
      let subject = try self.subject ?? SubjectProcess(configuration)
      self.subject = subject
      observer.asked(action)
      let value: Value = try subject.perform(action)
      observer.answered(action, value)
      return value
    }
  }

  private struct NoConfiguration: Error {}
}
