import Diagnostics
import Grading
import Lessons

/// All that is to say of one question after `check` looked at it; every format is made from this.
struct QuestionReport: Sendable {
  enum State: Equatable, Sendable {
    case judged(Verdict)
    /// Nothing was handed in.
    case unanswered
    /// Only the learner can tell whether their words say what the model answer says.
    case toCompare
  }

  /// One value, line, blank, check or rule.
  struct Check: Sendable {
    enum Outcome: String, Sendable {
      case passed, failed, trapped, timedOut, outOfMemory, misbehaved, notRun
    }

    /// A stable name: the check's in code, or the number of the place.
    var name: String

    /// What it is about, in the learner's language or in code.
    var title: String

    var outcome: Outcome

    /// What to say of it, line by line.
    var details: [String] = []

    /// What to think about; nil where it passed or the lesson says nothing.
    var hint: String?
  }

  var question: Question
  var state: State
  var checks: [Check] = []
  var diagnostics: [Diagnostic] = []

  /// Whether this is the result of an earlier check of the very same.
  var isKept = false

  /// The diagnostics with repetitions folded and common ones explained.
  var folding: ErrorFolding { ErrorFolding(diagnostics) }

  /// Whether the question counts as solved after this.
  var isPassed: Bool { state == .judged(.passed) }

  var status: ExitStatus {
    switch state {
    case .judged(let verdict): ExitStatus(verdict)
    case .unanswered, .toCompare: .problems
    }
  }
}

extension ExitStatus {
  init(_ verdict: Verdict) {
    switch verdict {
    case .passed: self = .done
    case .wrong: self = .problems
    case .doesNotCompile: self = .doesNotCompile
    case .trapped: self = .trapped
    case .timedOut: self = .timedOut
    case .outOfMemory: self = .outOfMemory
    case .graderFault: self = .fault
    }
  }
}

extension QuestionReport.Check.Outcome {
  init(_ outcome: CheckResult.Outcome) {
    switch outcome {
    case .passed: self = .passed
    case .failed: self = .failed
    case .trapped: self = .trapped
    case .timedOut: self = .timedOut
    case .outOfMemory: self = .outOfMemory
    case .misbehaved: self = .misbehaved
    case .notRun: self = .notRun
    }
  }
}
