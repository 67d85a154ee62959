import FoundationEssentials
import Lessons
import Processes

/// Leads inquiries to their proofs: in each round all that are open ask at once.
struct InquiryRunner: Sendable {
  let checker: ProgramChecker
  let cache: ResultCache
  let jobs: Int

  /// Limits of programs that are run.
  var limits: Limits = .running

  /// - Parameter progress: Called with each proof as it comes.
  /// - Throws: Where the machinery fails.
  func proofs(
    of inquiries: [Inquiry], counts: ProgramChecker.Counts, progress: (Proof) -> Void
  ) throws -> [Proof] {
    var open = inquiries
    var proofs = [Proof?](repeating: nil, count: inquiries.count)
    while true {
      var questions: [Inquiry.Question] = []
      var runs: [Program] = []
      for (index, inquiry) in open.enumerated() where proofs[index] == nil {
        switch inquiry {
        case .done(let proof):
          proofs[index] = proof
          progress(proof)
        case .check(let asked, _): questions += asked
        case .run(let program, _): runs.append(program)
        }
      }
      if questions.isEmpty, runs.isEmpty { break }
      var results = try checker.check(questions, counts: counts)[...]
      var outcomes = try runs.concurrentMap(jobs: jobs, run)[...]
      for (index, inquiry) in open.enumerated() where proofs[index] == nil {
        switch inquiry {
        case .done: break
        case .check(let asked, let then):
          open[index] = then(Array(results.prefix(asked.count)))
          results = results.dropFirst(asked.count)
        case .run(_, let then):
          if let outcome = outcomes.popFirst() { open[index] = then(outcome) }
        }
      }
    }
    return proofs.compactMap(\.self)
  }

  /// Compiles and runs a program, or takes what is kept of it.
  func run(_ program: Program) throws -> Inquiry.RunOutcome {
    let compiler = checker.compiler
    let key = "run 1\n\(compiler.toolchain.fingerprint)\n\(RenderedSource(program.source).text)"
    if let kept: RunResult = cache.value(for: key) { return .ended(kept) }
    return try withTemporaryFolder { folder in
      let object = folder.appending(path: "program.o").path
      let binary = folder.appending(path: "program").path
      let result = try compiler.compile(program, to: object, in: folder.path)
      guard result.succeeded else { return .refused(result) }
      try compiler.link(object, into: binary)
      let ended = try compiler.runner.run(
        Command(binary, environment: ["SWIFT_BACKTRACE": "enable=no"]), limits)
      if ended.ending != .timedOut { cache.keep(ended, for: key) }
      return .ended(ended)
    }
  }
}
