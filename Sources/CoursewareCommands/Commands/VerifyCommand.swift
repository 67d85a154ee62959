import Diagnostics
import Foundation
import Lessons
import Proofs

extension CommandLineCommand {
  static let verify = CommandLineCommand(
    "verify", "proves every sample, every stated answer and every exercise",
    options: [.course, .language, .jobs, .explain, .noCache, .quiet]
  ) { arguments, context in
    guard let session = try Session.open(arguments, context) else { return .problems }
    let summary = try session.verify(languages: session.languages)
    let parity = session.parityProblems()
    let exercises = try session.verifyExercises()
    session.report(parity + exercises.diagnostics)
    let isGood = summary.failed == 0 && parity.isEmpty && exercises.diagnostics.isEmpty
    if !arguments.has(.quiet) || !isGood {
      context.console.output(summary.words)
      context.console.output(
        "\(exercises.exercises) exercises: \(exercises.answers) answers graded, "
          + "\(exercises.diagnostics.count) not as stated")
    }
    return isGood ? .done : .problems
  }
}

/// What verifying a course came to.
struct VerificationSummary: Equatable, Sendable {
  var proven = 0
  var refused = 0
  var ran = 0
  var answered = 0
  var sketches = 0
  var failed = 0

  /// How the work was done.
  var counts = Verification.Counts()

  init(_ verification: Verification) {
    counts = verification.counts
    for proof in verification.proofs {
      switch proof.outcome {
      case .compiled: proven += 1
      case .refused: refused += 1
      case .ran, .trapped: ran += 1
      case .answered: answered += 1
      case .sketch: sketches += 1
      case .disproven: failed += 1
      }
    }
  }

  /// How many snippets did what they should.
  var good: Int { proven + refused + ran + answered }

  var words: String {
    """
    \(good + sketches + failed) snippets: \(proven) compiled, \(refused) refused as stated, \
    \(ran) run, \(answered) answers computed, \(sketches) sketches, \(failed) not proven
    (\(counts.batched) programs compiled together, \(counts.alone) alone, \
    \(counts.cached + counts.kept) known from before)
    """
  }
}

extension Session {
  /// Proves the lessons of some languages, and reports what cannot be proven.
  func verify(languages: [String]) throws -> VerificationSummary {
    let verifier = try verifier(try compiler)
    let broken = try verifier.problems(of: library)
    if !broken.isEmpty {
      report(broken)
      var summary = VerificationSummary(Verification())
      summary.failed = 1
      return summary
    }
    let lessons = languages.flatMap { course.lessons[$0] ?? [] }
    let total = lessons.reduce(0) { $0 + $1.snippets.count }
    let console = context.console
    let verification = try verifier.verify(lessons, library: library) { count in
      console.progress("proving \(count) of \(total)")
    }
    console.progress("")
    var seen: Set<Diagnostic> = []
    report(verification.proofs.flatMap(\.diagnostics).filter { seen.insert($0).inserted })
    if arguments.has(.explain) { explain(verification.proofs) }
    for proof in verification.proofs {
      guard case .sketch(let reason) = proof.outcome, !arguments.has(.quiet) else { continue }
      let line = proof.range?.lowerBound.line ?? 1
      let file = shownPath(proof.file, from: root, in: context.folder)
      console.output("\(file):\(line): sketch: \(reason)")
    }
    return VerificationSummary(verification)
  }

  private func verifier(_ compiler: Compiler) throws -> Verifier {
    var verifier = Verifier(compiler: compiler, cache: results, jobs: try jobs)
    verifier.isExplaining = arguments.has(.explain)
    return verifier
  }

  /// Where results are kept, unless the user wants none kept.
  var results: ResultCache {
    ResultCache(root: arguments.has(.noCache) ? nil : cache.appending(path: "proofs"))
  }

  /// Says of each snippet how it was placed and what it saw.
  private func explain(_ proofs: [Proof]) {
    for proof in proofs {
      let file = shownPath(proof.file, from: root, in: context.folder)
      let placed = proof.placement.map { ", as with '\($0)'" } ?? ""
      let line = proof.range?.lowerBound.line ?? 1
      context.console.output("\(file):\(line): \(proof.outcome.words)\(placed)")
      for seen in proof.seen {
        let place = shownPath(seen.file, from: root, in: context.folder)
        context.console.output("    saw \(seen.name) of \(place):\(seen.line)")
      }
    }
  }
}

extension Proof.Outcome {
  fileprivate var words: String {
    switch self {
    case .compiled: "compiles"
    case .refused: "is refused as stated"
    case .ran: "prints what is stated"
    case .trapped: "traps as stated"
    case .answered: "gives the stated answer"
    case .sketch: "is a sketch"
    case .disproven: "is not proven"
    }
  }
}
