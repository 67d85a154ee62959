import Diagnostics
import FoundationEssentials
import GradingWire
import Processes
import Proofs

extension Grader {
  /// The judge's program, built where the exercise or the toolchain is new.
  ///
  /// - Throws: `Diagnostic` where the checks do not compile.
  package func judge(for exercise: Exercise) throws -> String {
    let program = Program(source: exercise.checksSource + exercise.judgeEntry, isScript: false)
    let key = "judge 1\n\(compiler.toolchain.fingerprint)\n\(RenderedSource(program.source).text)"
    return try judges.folder(for: key) { folder in
      let object = folder.appending(path: "judge.o").path
      let result = try compiler.compile(
        program, to: object, as: .judge, in: folder.path)
      guard result.succeeded else {
        throw Diagnostic(
          .error, "broken-checks", "the checks of '\(exercise.id)' do not compile",
          advice: "mend Checks.swift and Probes.swift",
          file: "exercises/\(exercise.id)/Checks.swift", notes: result.errors)
      }
      try compiler.link(
        object, as: .judge, into: folder.appending(path: "judge").path)
      try FileManager.default.removeItem(atPath: object)
    }.appending(path: "judge").path
  }

  /// What the judge says of each declared check; nothing of those it has not come to.
  ///
  /// - Throws: `Diagnostic` where the judge does not finish.
  func run(
    _ judge: String, _ exercise: Exercise, subject: String, _ folder: URL
  ) throws -> [(name: String, check: JudgeReport.Check?)] {
    let configuration = JudgeConfiguration(
      subject: subjectCommand(subject, folder), checkCount: exercise.declaredChecks.count,
      requestSeconds: exercise.manifest.requestSeconds ?? 10,
      outputSize: limits.outputSize)
    let question = folder.appending(path: "judge.json")
    try JSONEncoder().encode(configuration).write(to: question)
    let outcome = try compiler.runner.run(
      Command(judge, [question.path], environment: ["LANG": "C.UTF-8"]),
      Limits(
        processorSeconds: 60, wallSeconds: 60 + 60 * Double(exercise.declaredChecks.count),
        memory: 4 << 30, fileSize: 16 << 20, outputSize: 32 << 20))
    guard outcome.succeeded,
      let report = try? JSONDecoder().decode(JudgeReport.self, from: Data(outcome.output))
    else {
      throw Diagnostic(
        .error, "judge-fault", "the judge of '\(exercise.id)' did not finish",
        advice: "it said: \(outcome.errorText.prefix(2000))")
    }
    return exercise.declaredChecks.map { name in
      (name, report.checks.first { $0.name == name })
    }
  }

  /// How the judge starts the learner's program.
  private func subjectCommand(_ subject: String, _ folder: URL) -> Command {
    let toolchain = compiler.toolchain
    // With large pages, to fill the memory it may have takes a program a part of its processor time.
    let environment = [
      "SWIFT_BACKTRACE": "enable=no", "LANG": "C.UTF-8",
      "GLIBC_TUNABLES": "glibc.malloc.hugetlb=1",
    ]
    guard sandbox.isWalled else {
      let command = Command(
        toolchain.subjectHost, [subject], environment: environment, workingDirectory: folder.path)
      return sandbox.confine(command, needing: Sandbox.Needs(readable: []))
        .limited(to: sandbox.adapt(limits))
    }
    let copy = "/program.so"
    let needs = Sandbox.Needs(
      readable: [toolchain.libraries, toolchain.subjectHost], copies: [copy: subject])
    let command = Command(toolchain.subjectHost, [copy], environment: environment)
    return sandbox.confine(command, needing: needs).limited(to: sandbox.adapt(limits))
  }
}
