import Diagnostics
import FoundationEssentials
import Lessons
import Proofs

extension CommandLineCommand {
  static let verify = CommandLineCommand(
    "verify", "proves every sample, every stated answer and every exercise",
    usage: "[LESSON…]",
    options: [
      .course, .language, .jobs, .changed, .format, .strict, .explain, .noCache, .quiet,
    ],
    operands: 0...10_000, operandName: .lessonFile
  ) { arguments, context in
    let format = try arguments.verificationFormat
    guard let (session, lessons) = try Session.opened(for: arguments, context) else {
      return .problems
    }
    var findings = try session.findings(for: lessons)
    findings.others += session.parityProblems(among: lessons)
    findings.others += lessons.flatMap(UnlabelledCode.diagnostics)
    findings.others += session.translationProblems(among: lessons)
    findings.others += session.wordProblems(among: lessons)
    findings.others += session.kindProblems(among: lessons)
    findings.others += try session.linkProblems(among: lessons)
    var exercises = (exercises: 0, answers: 0, diagnostics: [Diagnostic]())
    if arguments.operands.isEmpty, !arguments.has(.changed) {
      exercises = try session.verifyExercises()
      findings.others += exercises.diagnostics
    }
    let others = findings.others
    let isGood =
      findings.summary.failed == 0 && !others.containsErrors
      && (others.isEmpty || !arguments.has(.strict))
    if format == .text {
      session.report(findings.proofs.flatMap(\.diagnostics) + findings.others)
      if !arguments.has(.quiet) { session.tell(findings.proofs) }
    }
    if format != .text || !arguments.has(.quiet) || !isGood {
      let text = try findings.shown(by: session).written(as: format)
      if !text.isEmpty { context.console.output(text) }
    }
    if format == .text, exercises.exercises > 0, !arguments.has(.quiet) || !isGood {
      context.console.output(
        "\(exercises.exercises) exercises: \(exercises.answers) answers graded, "
          + "\(exercises.diagnostics.count) not as stated")
    }
    return isGood ? .done : .problems
  }
}

extension Arguments {
  fileprivate var verificationFormat: VerificationFormat {
    get throws {
      guard let given = self[.format] else { return .text }
      guard let format = VerificationFormat(rawValue: given) else {
        let allowed = VerificationFormat.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError.badValue(.format, given: given, allowed: allowed)
      }
      return format
    }
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
    let findings = try findings(for: languages.flatMap { course.lessons[$0] ?? [] })
    report(findings.proofs.flatMap(\.diagnostics) + findings.others)
    return findings.summary
  }

  /// Proves lessons.
  func findings(for lessons: [Lesson]) throws -> VerificationFindings {
    let verifier = try verifier(try compiler)
    let broken = try verifier.problems(of: library)
    if !broken.isEmpty {
      var summary = VerificationSummary(Verification())
      summary.failed = 1
      return VerificationFindings(proofs: [], others: broken, summary: summary)
    }
    let total = lessons.reduce(0) { $0 + $1.snippets.count }
    let all = course.manifest.languages.flatMap { course.lessons[$0] ?? [] }
    let verification = try verifier.verify(lessons, beside: all, library: library) { count in
      context.console.progress("proving \(count) of \(total)")
    }
    context.console.progress("")
    // What several snippets suffer from is said once, with what the first of them is advised.
    var seen: Set<Diagnostic> = []
    let proofs = verification.proofs.map { proof in
      var copy = proof
      copy.diagnostics = proof.diagnostics.filter { diagnostic in
        var finding = diagnostic
        finding.advice = nil
        return seen.insert(finding).inserted
      }
      return copy
    }
    return VerificationFindings(
      proofs: proofs, others: [], summary: VerificationSummary(verification))
  }

  /// Names the sketches, and explains where that was asked for.
  func tell(_ proofs: [Proof]) {
    if arguments.has(.explain) { explain(proofs) }
    for proof in proofs {
      guard let reason = proof.outcome.reason else { continue }
      let line = proof.range?.lowerBound.line ?? 1
      let file = shownPath(proof.file, from: root, in: context.folder)
      context.console.output("\(file):\(line): sketch: \(reason)")
    }
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
