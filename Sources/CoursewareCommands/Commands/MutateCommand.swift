import Diagnostics
import Grading
import Lessons
import Synchronization

extension CommandLineCommand {
  static let mutate = CommandLineCommand(
    "mutate", "measures how strict checks are, with mistakes put into the solutions",
    usage: "[QUESTION…]", options: [.course, .jobs, .noCache, .quiet], operands: 0...64,
    operandName: .question
  ) { arguments, context in
    guard let session = try Session.open(arguments, context) else { return .problems }
    let run = MutationRun(grader: try session.grader(), jobs: try session.jobs)
    let named = try arguments.operands.map(session.question)
    let questions = try named.isEmpty ? session.questions().filter { $0.kind == .code } : named
    // All are looked at, even where one has survivors.
    return try questions.filter { try !session.areAllCaught(of: $0, by: run) }.isEmpty
      ? .done : .problems
  }
}

extension Session {
  /// Grades the mutants of a question's solution, and tells which pass.
  ///
  /// - Returns: Whether none passes, apart from those that may.
  fileprivate func areAllCaught(of question: Question, by run: MutationRun) throws -> Bool {
    let found = try exercise(of: question)
    let done = Mutex(0)
    let results = try run.run(found.exercise, on: found.base) {
      let count = done.withLock { count in
        count += 1
        return count
      }
      context.console.progress("\(question.id): mutant \(count)")
    }
    context.console.progress("")
    let file = "exercises/\(found.exercise.id)/Solution.swift"
    for (mutant, fate) in results {
      switch fate {
      case .survived: context.console.output("\(file):\(mutant.line): survived: \(mutant.name)")
      case .equivalent(let reason) where !arguments.has(.quiet):
        context.console.output("\(file):\(mutant.line): equivalent: \(mutant.name): \(reason)")
      case .caught, .discarded, .equivalent: break
      }
    }
    let stale = found.exercise.staleEquivalents(among: results)
    report(stale)
    let summary = MutationSummary(results.map(\.fate))
    let isGood = summary.survived == 0 && stale.isEmpty
    if !arguments.has(.quiet) || !isGood {
      context.console.output("\(question.id): \(summary.words)")
    }
    return isGood
  }
}

/// What mutation testing came to.
struct MutationSummary: Equatable, Sendable {
  var caught = 0
  var survived = 0
  var equivalent = 0
  var discarded = 0

  init(_ fates: [MutationRun.Fate]) {
    for fate in fates {
      switch fate {
      case .caught: caught += 1
      case .survived: survived += 1
      case .equivalent: equivalent += 1
      case .discarded: discarded += 1
      }
    }
  }

  var words: String {
    let share = caught + survived == 0 ? 100 : caught * 100 / (caught + survived)
    return """
      \(caught) of \(caught + survived) mutants caught (\(share) %), \(equivalent) equivalent, \
      \(discarded) did not compile
      """
  }
}
