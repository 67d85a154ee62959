import Processes

/// What has to be found out before a snippet's proof is there.
///
/// A claim asks for programs to be checked or run and goes on from the answers. All claims of a course ask at the same
/// time, so that their programs can be compiled together.
indirect enum Inquiry: Sendable {
  case done(Proof)

  /// Compile the programs as far as diagnostics go.
  case check([Question], then: @Sendable ([Compiler.Result]) -> Inquiry)

  /// Compile, link and run the program.
  case run(Program, then: @Sendable (RunOutcome) -> Inquiry)

  struct Question: Sendable {
    var program: Program

    /// Whether its author says that it does not compile.
    var isMeantToFail = false
  }

  /// What came of a program that was to run.
  enum RunOutcome: Sendable {
    case refused(Compiler.Result)
    case ended(RunResult)
  }
}
