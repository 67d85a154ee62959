import Diagnostics
import Grading
import Lessons

extension CommandLineCommand {
  static let check = CommandLineCommand(
    "check", "judges your answer to a question, the next open one where none is named",
    usage: "[QUESTION [ANSWER… | FILE…]]",
    options: [.course, .language, .all, .watch, .compared, .resultFormat, .quiet, .requireSandbox],
    operands: 0...64
  ) { arguments, context in
    let format = try ReportFormat(arguments)
    guard let session = try Session.open(arguments, context) else { return .problems }
    let words = try session.learnerWords()
    if arguments.has(.all) { return try session.checkAll(as: format, words) }
    guard let question = try session.questionToCheck() else {
      context.console.output(words.allSolved)
      return .done
    }
    let examiner = Examiner(session: session, words: words)
    let check = {
      try session.check(
        question, Array(arguments.operands.dropFirst()), with: examiner, as: format, words)
    }
    return arguments.has(.watch) ? try session.watch(question, words, check) : try check()
  }
}

extension Session {
  /// The question that is named, else the first open one; nil where there is none.
  fileprivate func questionToCheck() throws -> Question? {
    guard let name = arguments.operands.first else {
      return try firstOpenQuestion(in: progress.read())
    }
    return try question(name)
  }

  private func refuse(_ identifier: String, _ words: String) -> CommandLineFault {
    CommandLineFault(Diagnostic(.error, identifier, words))
  }

  fileprivate func checkAll(as format: ReportFormat, _ words: LearnerWords) throws -> ExitStatus {
    if let operand = arguments.operands.first { throw refuse("all-and-one", words.allAnd(operand)) }
    if arguments.has(.watch) { throw refuse("all-and-watch", words.allAnd("--watch")) }
    let examiner = Examiner(session: self, words: words)
    let reports = try questions().map(examiner.examineKnown)
    try write(reports, isWhole: true, as: format, words)
    return .worst(of: reports)
  }

  fileprivate func check(
    _ question: Question, _ given: [String], with examiner: Examiner, as format: ReportFormat,
    _ words: LearnerWords
  ) throws -> ExitStatus {
    let report = try examiner.examine(question, given: given)
    try write([report], isWhole: false, as: format, words)
    if report.isPassed, format == .text, !arguments.has(.quiet) {
      let next = try firstOpenQuestion(in: progress.read())
      context.console.output(next.map(words.next) ?? words.allSolved)
    }
    return report.status
  }

  /// Checks again after every change, until the user interrupts.
  ///
  /// - Returns: The status of the last check.
  fileprivate func watch(
    _ question: Question, _ words: LearnerWords, _ check: () throws -> ExitStatus
  ) throws -> ExitStatus {
    let names = arguments.operands.dropFirst()
    guard !names.contains("-"), question.kind == .code || names.isEmpty else {
      throw refuse("nothing-to-watch", words.nothingToWatch)
    }
    let files = names.isEmpty ? [root + "/" + question.answerFile] : names.map(context.path)
    var status = ExitStatus.problems
    try Watcher(files: files, pause: context.pause).run {
      context.console.clear()
      do {
        status = try check()
      } catch let fault as CommandLineFault {
        // A file that was taken away may come back.
        status = .usage
        context.console.report([fault.diagnostic], from: context.folder)
      } catch let diagnostic as Diagnostic {
        status = .problems
        context.console.report([diagnostic], from: context.folder)
      }
      context.console.output(words.watching)
    }
    return status
  }
}

extension ExitStatus {
  /// Done where all passed, a fault where there was one, else problems.
  fileprivate static func worst(of reports: [QuestionReport]) -> ExitStatus {
    if reports.contains(where: { $0.status == .fault }) { return .fault }
    return reports.allSatisfy(\.isPassed) ? .done : .problems
  }
}
