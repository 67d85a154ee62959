import Diagnostics
import Lessons
import Processes
import SwiftSyntax

extension LessonWalk.Step {
  /// A program that tries one version: the version, then the value of each deciding expression.
  ///
  /// Declarations take the place of earlier ones; statements run before what decides.
  func trial(
    by decision: ParsedSource, in environment: Environment
  ) throws(PlacementError) -> Program {
    if snippet.flags.type == nil, SnippetShape(parsed) == .statements {
      return decision.printingValues(in: environment, behind: parsed)
    }
    let placement = try environment.placement(of: parsed, in: snippet.flags.type)
    return decision.printingValues(in: placement.environment())
  }

  /// Whether all that decides was true; a version that traps is none that was wanted.
  static func isChosen(_ run: RunResult) -> Bool {
    let values = run.outputText.split(separator: "\n")
    return run.succeeded && !values.isEmpty && values.allSatisfy { $0 == "true" }
  }

  /// What there is to say of a snippet that decides: it is proven by the versions it decides about.
  var judgedDecision: Proof {
    if decision != nil { return proven(.answered) }
    return disproven([
      Diagnostic(
        .error, "decides-nothing", "there is no version here that this could decide about",
        advice:
          "write versions as 'swift choose' fences in the same checkpoint, or take 'decides' away"
      )
    ])
  }

  /// Nothing says which version is right.
  static let noDecision = Diagnostic(
    .error, "no-decision", "nothing decides about this version",
    advice: "write a fence 'swift decides' with expressions that are true of the right ones")
}
