import Foundation
import GradingWire
import Processes
import Synchronization

/// The judge's whole run: every check in turn, each with a learner's program of its own.
public enum Judge {
  /// Runs the checks this program was built with.
  ///
  /// The only argument names the file with the configuration. The report goes to the standard output; what checks
  /// print goes to the standard error.
  public static func main() async {
    let arguments = CommandLine.arguments
    guard arguments.count == 2, let data = FileManager.default.contents(atPath: arguments[1]),
      let configuration = try? JSONDecoder().decode(JudgeConfiguration.self, from: data)
    else { exit(64) }
    // A program that closes its input must not take the judge with it, and none may look into it or outlive it.
    signal(SIGPIPE, SIG_IGN)
    ProcessControl.hide()
    ProcessControl.adoptDescendants()
    state.withLock { $0.begin(configuration) }
    let output = FileHandle(fileDescriptor: fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 64))
    dup2(STDERR_FILENO, STDOUT_FILENO)
    do {
      try await TestRun.start { event in state.withLock { $0.take(event) } }
      let report = state.withLock { state in
        state.finish()
        return JudgeReport(checks: state.checks)
      }
      try output.write(contentsOf: JSONEncoder().encode(report))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(70)
    }
    exit(0)
  }

  /// The running check's program and what has come of the checks before; only one runs at a time.
  static let state = Mutex(State())

  struct State: ~Copyable {
    private var configuration: JudgeConfiguration?
    private(set) var checks: [JudgeReport.Check] = []
    private var current: JudgeReport.Check?
    private var subject: SubjectProcess?
    private var observer = Observer()

    /// A program started ahead, so that it loads while the check before it runs.
    private var next: SubjectProcess?

    /// The programs of checks that are over, while they end in order.
    private var leaving: [(check: Int, subject: SubjectProcess)] = []

    /// How many programs may be about to end while a check runs.
    private static let mostLeaving = 2

    mutating func begin(_ configuration: JudgeConfiguration) {
      self.configuration = configuration
      // Where it cannot be started, the first check says why.
      next = try? SubjectProcess(configuration)
    }

    mutating func take(_ event: TestRun.Event) {
      switch event {
      case .started(let name):
        current = JudgeReport.Check(name: name)
        observer = Observer()
      case .issue(var issue):
        issue.observation = observer.observation
        current?.issues.append(issue)
      case .ended: endCheck()
      }
    }

    private mutating func endCheck() {
      current?.lastRequest = observer.request
      if let current { checks.append(current) }
      if let subject {
        subject.closeInput()
        leaving.append((checks.count - 1, subject))
      }
      current = nil
      subject = nil
      while leaving.count > Self.mostLeaving || leaving.contains(where: { $0.subject.fault != nil })
      {
        settle()
      }
    }

    /// Sees the first of the leaving programs end, and notes how.
    private mutating func settle() {
      let (check, subject) = leaving.removeFirst()
      subject.finish()
      checks[check].fault = subject.fault
      checks[check].printed = subject.printed
      if subject.fault == .timedOut { configuration?.hurry() }
    }

    mutating func perform<Value: Decodable>(_ action: Action) throws -> Value {
      let subject = try currentSubject()
      observer.asked(action)
      let value: Value = try subject.perform(action)
      observer.answered(action, value)
      return value
    }

    private mutating func currentSubject() throws -> SubjectProcess {
      if let subject { return subject }
      guard let configuration else { throw NoConfiguration() }
      let subject = try next ?? SubjectProcess(configuration)
      self.subject = subject
      subject.begin(configuration)
      next = checks.count + 1 < configuration.checkCount ? try SubjectProcess(configuration) : nil
      return subject
    }

    /// Ends what may be left of the learner's programs.
    mutating func finish() {
      next = nil
      while !leaving.isEmpty { settle() }
      ProcessControl.endChildren(within: 2)
    }
  }

  private struct NoConfiguration: Error {}
}
