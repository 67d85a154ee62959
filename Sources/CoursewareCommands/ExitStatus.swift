/// What the process tells whoever started it; `Documentation/exit-statuses.md` explains each.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  case done = 0
  /// The content, or the learner's answer, has problems.
  case problems = 1
  /// The learner's code does not compile.
  case doesNotCompile = 2
  /// The learner's program stopped with a trap.
  case trapped = 3
  /// The learner's program did not finish in time.
  case timedOut = 4
  /// The learner's program wanted more memory than it may have.
  case outOfMemory = 5
  /// The command line is wrong.
  case usage = 64
  /// The tool itself failed, or something it needs is missing.
  case fault = 70
}
