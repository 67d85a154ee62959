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

    /// What is thought to come of it; it decides how the program is compiled, never what comes of it.
    var expectation = Expectation.success
  }

  enum Expectation: Sendable {
    /// It should compile; its errors will be shown.
    case success
    /// It should not; its error will be compared.
    case refusal
    /// It is one guess of several; its errors do not matter.
    case guess
  }

  /// What came of a program that was to run.
  enum RunOutcome: Sendable {
    case refused(Compiler.Result)
    case ended(RunResult)
  }
}
