package import Diagnostics
package import Lessons
import Synchronization

/// Proves all that a course claims.
///
/// 1. Each lesson is walked in reading order, so that every snippet knows what it may see.
/// 2. Every snippet becomes an inquiry; lessons whose proofs are kept are left out.
/// 3. The inquiries are led to their proofs together.
package struct Verifier: Sendable {
  package let compiler: Compiler

  /// Where results are kept.
  package var cache: ResultCache

  /// How much is done at once.
  package var jobs: Int

  /// Whether programs are compiled together; verdicts do not depend on it.
  package var isBatching: Bool

  /// Whether proofs tell what the snippets saw; what is kept does not, and is not used then.
  package var isExplaining = false

  package init(
    compiler: Compiler, cache: ResultCache = ResultCache(root: nil), jobs: Int,
    isBatching: Bool = true
  ) {
    self.compiler = compiler
    self.cache = cache
    self.jobs = jobs
    self.isBatching = isBatching
  }

  /// Tries every snippet of the lessons.
  ///
  /// - Parameters:
  ///   - lessons: The lessons to prove, of any language.
  ///   - others: Lessons that are not proven but may be named with `env=`.
  ///   - library: The model library.
  ///   - progress: Called with the number of proofs so far.
  /// - Returns: A proof for each snippet, in the order of the lessons, and how the work was done.
  /// - Throws: Where the machinery fails.
  package func verify(
    _ lessons: [Lesson], beside others: [Lesson] = [], library: Environment,
    progress: (Int) -> Void = { _ in }
  ) throws -> Verification {
    let keys = LessonKeys(lessons: lessons + others, library: library, compiler: compiler)
    let kept = lessons.map { lesson in
      isExplaining ? nil : cache.value(for: keys[lesson], as: [Proof].self)
    }
    let open = zip(lessons, kept).filter { $0.1 == nil }.map(\.0)
    let fresh = try prove(open, beside: lessons + others, library, progress)
    var verification = Verification(counts: fresh.counts)
    var rest = fresh.proofs[...]
    for (lesson, kept) in zip(lessons, kept) {
      if let kept {
        verification.counts.kept += kept.count
        verification.proofs += kept
      } else {
        let own = Array(rest.prefix(lesson.snippets.count))
        rest = rest.dropFirst(own.count)
        verification.proofs += own
        // A fault of the compiler's is no verdict, and may not come again.
        if !isExplaining, !own.contains(where: \.isFault) { cache.keep(own, for: keys[lesson]) }
      }
    }
    cache.trim()
    return verification
  }

  /// Tries one snippet in the environment given.
  ///
  /// - Throws: Where the machinery fails.
  package func prove(_ step: LessonWalk.Step, in environment: Environment) throws -> Proof {
    let claim = Claim(step: step, environment: environment)
    let proofs = try runner.proofs(of: [claim.inquiry], counts: .init()) { _ in }
    return proofs[0]
  }

  /// What is wrong with the model library.
  ///
  /// - Throws: Where the machinery fails.
  package func problems(of library: Environment) throws -> [Diagnostic] {
    let checker = ProgramChecker(compiler: compiler, cache: cache, jobs: 1)
    let results = try checker.check([.init(program: Program(library))], counts: .init())
    guard let result = results.first, !result.succeeded else { return [] }
    return result.errors.isEmpty
      ? [
        Diagnostic(
          .error, "compiler-fault", "the compiler failed on the model library",
          advice: "run it again; if it fails again, simplify the library")
      ] : result.errors
  }

  var runner: InquiryRunner {
    let checker = ProgramChecker(
      compiler: compiler, cache: cache, jobs: jobs, isBatching: isBatching)
    return InquiryRunner(checker: checker, cache: cache, jobs: jobs)
  }

  private func prove(
    _ lessons: [Lesson], beside all: [Lesson], _ library: Environment, _ progress: (Int) -> Void
  ) throws -> Verification {
    guard !lessons.isEmpty else { return Verification() }
    let own = Set(lessons.map(\.file))
    let named = Set(lessons.flatMap { $0.named(among: all) }.map(\.file))
    let needed = lessons + all.filter { named.contains($0.file) && !own.contains($0.file) }
    let walks = needed.concurrentMap(jobs: jobs) { LessonWalk($0, library: library) }
    let finals = Finals(
      zip(needed, walks).map { ($0, $1.final) }, isExplaining: isExplaining)
    let claims = zip(lessons, walks).flatMap { lesson, walk in
      walk.steps.indices.map { index in
        (step: walk.steps[index], lesson: lesson, later: walk.environments(behind: index))
      }
    }
    let inquiries = claims.concurrentMap(jobs: jobs) { claim in
      finals.inquiry(claim.step, of: claim.lesson, later: claim.later)
    }
    let counts = ProgramChecker.Counts()
    var done = 0
    let proofs = try runner.proofs(of: inquiries, counts: counts) { _ in
      done += 1
      progress(done)
    }
    let (batched, alone, cached) = counts.values
    return Verification(
      proofs: proofs, counts: .init(batched: batched, alone: alone, cached: cached, kept: 0))
  }
}

/// The proofs of a run, and how they came about.
package struct Verification: Sendable {
  package struct Counts: Equatable, Sendable {
    /// Programs compiled in company.
    package var batched = 0
    /// Programs compiled alone.
    package var alone = 0
    /// Programs whose result was kept from a run before.
    package var cached = 0
    /// Snippets of lessons in which nothing has changed.
    package var kept = 0

    package init(batched: Int = 0, alone: Int = 0, cached: Int = 0, kept: Int = 0) {
      self.batched = batched
      self.alone = alone
      self.cached = cached
      self.kept = kept
    }
  }

  package var proofs: [Proof]
  package var counts: Counts

  package init(proofs: [Proof] = [], counts: Counts = Counts()) {
    self.proofs = proofs
    self.counts = counts
  }
}
