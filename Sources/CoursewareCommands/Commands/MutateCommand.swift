import Diagnostics
import Grading
import Synchronization

extension CommandLineCommand {
  static let mutate = CommandLineCommand(
    "mutate", "measures how strict a question's checks are, with mistakes put into its solution",
    usage: "QUESTION", options: [.course, .jobs, .noCache, .quiet], operands: 1...1,
    operandName: "a question such as q12"
  ) { arguments, context in
    guard let session = try Session.open(arguments, context) else { return .problems }
    let found = try session.exercise(of: session.question(arguments.operands[0]))
    let done = Mutex(0)
    let run = MutationRun(grader: try session.grader(), jobs: try session.jobs)
    let results = try run.run(found.exercise, on: found.base) {
      let count = done.withLock { count in
        count += 1
        return count
      }
      context.console.progress("mutant \(count)")
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
    let summary = MutationSummary(results.map(\.fate))
    if !arguments.has(.quiet) || summary.survived > 0 { context.console.output(summary.words) }
    return summary.survived > 0 ? .problems : .done
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
