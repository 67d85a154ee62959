import Diagnostics
import Grading
import Lessons

extension CommandLineCommand {
  static let hint = CommandLineCommand(
    "hint", "gives the next hint for a question", usage: "QUESTION",
    options: [.course, .language], operands: 1...1, operandName: .question
  ) { arguments, context in
    guard let session = try Session.open(arguments, context) else { return .problems }
    let words = try session.learnerWords()
    let question = try session.question(arguments.operands[0])
    let hints = question.hints
    guard !hints.isEmpty else {
      throw Diagnostic(
        .error, "no-hints", words.noHints(question.id), advice: words.noHintsAdvice)
    }
    // After the last one the first comes again.
    let index = try session.progress.update { $0.takeHint(of: question) } % hints.count
    context.console.output("\(words.hint(index + 1, of: hints.count)) – \(hints[index].title)")
    for line in TerminalText(width: 76).lines(hints[index].blocks) {
      context.console.output(line.isEmpty ? "" : "  " + line)
    }
    return .done
  }

  static let solution = CommandLineCommand(
    "solution", "shows the answer to a question that you have solved", usage: "QUESTION",
    options: [.course, .language, .anyway], operands: 1...1, operandName: .question
  ) { arguments, context in
    guard let session = try Session.open(arguments, context) else { return .problems }
    let words = try session.learnerWords()
    let question = try session.question(arguments.operands[0])
    let standing = try session.progress.read().standing(of: question)
    guard arguments.has(.anyway) || [.passed, .passedEarlierVersion].contains(standing) else {
      throw Diagnostic(
        .error, "not-solved", words.notSolved(question.id),
        advice: words.notSolvedAdvice(question))
    }
    if question.kind == .code {
      let solution = try session.exercise(of: question).exercise.solution
      for line in solution.split(separator: "\n", omittingEmptySubsequences: false)
        .dropLast(solution.hasSuffix("\n") ? 1 : 0)
      {
        context.console.output(String(line))
      }
    } else {
      question.modelAnswer.forEach(context.console.output)
    }
    return .done
  }
}

extension Question {
  /// The hints that say something.
  var hints: [Checkpoint.Hint] { checkpoint.hints.filter { !$0.blocks.isEmpty } }
}
