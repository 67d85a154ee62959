/// One of the tool's commands.
struct CommandLineCommand: Sendable {
  var name: String

  /// What it does, in one line of help.
  var summary: String

  /// How its operands are called in help, such as `QUESTION [FILE…]`.
  var usage: String

  var options: [Option]
  var operands: ClosedRange<Int>

  /// What a missing operand is called in messages.
  var operandName: OperandName

  var run: @Sendable (Arguments, Context) throws -> ExitStatus

  init(
    _ name: String, _ summary: String, usage: String = "", options: [Option],
    operands: ClosedRange<Int> = 0...0, operandName: OperandName = .question,
    run: @escaping @Sendable (Arguments, Context) throws -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    self.usage = usage
    self.options = options
    self.operands = operands
    self.operandName = operandName
    self.run = run
  }

  /// All of them, in the order of help.
  static let all: [CommandLineCommand] = [
    list, start, check, hint, explain, solution, reset, verify, translations, mutate,
    build, dump,
  ]
}
