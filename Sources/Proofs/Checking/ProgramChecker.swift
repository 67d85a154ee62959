import Diagnostics
import FoundationEssentials
import Lessons
import Synchronization

/// Checks many programs: what is known is taken from the cache, the rest is compiled together where it can be.
///
/// A verdict is the same as if every program were compiled alone: only what compiles in company is believed at once, and
/// a refusal that the author does not expect is heard again alone.
struct ProgramChecker: Sendable {
  let compiler: Compiler
  let cache: ResultCache
  let jobs: Int

  /// Whether programs are compiled together at all.
  var isBatching = true

  /// How many files are compiled together at the most; more save nothing.
  private let batchSize = 100

  /// The results of programs, in order.
  ///
  /// - Throws: Where the machinery fails.
  func check(_ questions: [Inquiry.Question], counts: Counts) throws -> [Compiler.Result] {
    let keys = questions.map { key(for: $0.program) }
    var known: [String: CheckedResult] = [:]
    for key in Set(keys) {
      if let kept: CheckedResult = cache.value(for: key) { known[key] = kept }
    }
    counts.add(cached: keys.count { known[$0] != nil })
    var fresh: [String: Inquiry.Question] = [:]
    for (key, question) in zip(keys, questions) where known[key] == nil { fresh[key] = question }
    let found = try compile(fresh.sorted { $0.key < $1.key }.map(\.value), counts)
    for (program, result) in found {
      let key = key(for: program)
      known[key] = result
      if result.fault == nil { cache.keep(result, for: key) }
    }
    return zip(keys, questions).compactMap { key, question in
      known[key]?.located(in: question.program.source)
    }
  }

  private func key(for program: Program) -> String {
    "check 1\n\(compiler.toolchain.fingerprint)\n\(program.module) \(program.isScript)\n\(program.source.text)"
  }

  private func compile(
    _ questions: [Inquiry.Question], _ counts: Counts
  ) throws -> [(Program, CheckedResult)] {
    var members: [Inquiry.Expectation: [Batch.Member]] = [:]
    var alone: [Program] = []
    let files = questions.concurrentMap(jobs: jobs, batchFile)
    for (question, file) in zip(questions, files) {
      if let file {
        members[question.expectation, default: []].append(
          .init(program: question.program, file: file))
      } else {
        alone.append(question.program)
      }
    }
    let batches = [Inquiry.Expectation.success, .refusal, .guess].flatMap { expectation in
      split(members[expectation] ?? []).map { Batch(members: $0, expectation: expectation) }
    }
    let outcomes = try batches.concurrentMap(jobs: jobs) { try $0.compile(with: compiler) }
    let judged = outcomes.flatMap(\.judged)
    alone += outcomes.flatMap(\.left)
    counts.add(batched: judged.count, alone: alone.count)
    return judged + (try alone.concurrentMap(jobs: jobs) { ($0, try checkAlone($0)) })
  }

  private func batchFile(_ question: Inquiry.Question) -> BatchFile? {
    // A mistake in a script can read otherwise inside a function.
    let isScriptedMistake = question.expectation == .refusal && question.program.isScript
    return isBatching && !isScriptedMistake ? BatchFile(question.program) : nil
  }

  private func split(_ members: [Batch.Member]) -> [[Batch.Member]] {
    // One program gains nothing from company.
    guard !members.isEmpty else { return [] }
    let count = max((members.count + batchSize - 1) / batchSize, min(jobs, members.count / 8), 1)
    return (0..<count).map { part in
      members.indices.filter { $0 % count == part }.map { members[$0] }
    }
  }

  private func checkAlone(_ program: Program) throws -> CheckedResult {
    try withTemporaryFolder { folder in
      try compiler.check(
        [(program.fileName, program.source.text)], as: program.dialect, module: program.module,
        isLibrary: !program.isScript, in: folder.path)
    }
  }

  /// How the programs of a run were dealt with.
  final class Counts: Sendable {
    private let state = Mutex((batched: 0, alone: 0, cached: 0))

    func add(batched: Int = 0, alone: Int = 0, cached: Int = 0) {
      state.withLock {
        $0.batched += batched
        $0.alone += alone
        $0.cached += cached
      }
    }

    var values: (batched: Int, alone: Int, cached: Int) { state.withLock { $0 } }
  }
}
