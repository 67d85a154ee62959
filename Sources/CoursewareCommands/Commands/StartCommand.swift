import Diagnostics
import FoundationEssentials
import Grading
import Lessons

extension CommandLineCommand {
  static let start = CommandLineCommand(
    "start", "gives you the file of a question to edit", usage: "QUESTION",
    options: [.course, .language], operands: 1...1, operandName: .question
  ) { arguments, context in
    guard let session = try Session.open(arguments, context) else { return .problems }
    let words = try session.learnerWords()
    let question = try session.question(arguments.operands[0])
    let shown = shownPath(question.answerFile, from: session.root, in: context.folder)
    guard !FileManager.default.fileExists(atPath: session.answerPath(of: question)) else {
      throw Diagnostic(
        .error, "file-exists", words.fileExists, advice: words.fileExistsAdvice(id: question.id),
        file: shown)
    }
    try session.writeAnswerFile(of: question, words)
    context.console.output(words.started(file: shown, id: question.id))
    return .done
  }

  static let reset = CommandLineCommand(
    "reset", "begins a question anew; what you had is kept beside it", usage: "QUESTION",
    options: [.course, .language], operands: 1...1, operandName: .question
  ) { arguments, context in
    guard let session = try Session.open(arguments, context) else { return .problems }
    let words = try session.learnerWords()
    let question = try session.question(arguments.operands[0])
    let path = session.answerPath(of: question)
    if let aside = try session.setAside(path) {
      let name = "answers/" + URL(filePath: aside).lastPathComponent
      context.console.output(
        words.setAside(file: shownPath(name, from: session.root, in: context.folder)))
    }
    try session.writeAnswerFile(of: question, words)
    try session.progress.update { $0.questions[question.id] = nil }
    context.console.output(words.wasReset(question.id))
    return .done
  }
}

extension Session {
  fileprivate func answerPath(of question: Question) -> String {
    root + "/" + question.answerFile
  }

  /// Writes the file to begin with.
  fileprivate func writeAnswerFile(of question: Question, _ words: LearnerWords) throws {
    let file = URL(filePath: answerPath(of: question))
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text =
      question.kind == .code
      ? try exercise(of: question).exercise.starter : words.answerSheet(question)
    try Data(text.utf8).write(to: file, options: .withoutOverwriting)
  }

  /// Gives a file another name that is free, such as `q12.old.swift` or `q12.old2.swift`.
  fileprivate func setAside(_ path: String) throws -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let url = URL(filePath: path)
    let stem = url.deletingPathExtension().path
    let names = (1...).lazy.map { "\(stem).old\($0 == 1 ? "" : "\($0)").\(url.pathExtension)" }
    guard let free = names.first(where: { !FileManager.default.fileExists(atPath: $0) }) else {
      return nil
    }
    try FileManager.default.moveItem(atPath: path, toPath: free)
    return free
  }
}

extension LearnerWords {
  /// An answer file for a question without code: the question as remarks, and room below.
  fileprivate func answerSheet(_ question: Question) -> String {
    let title = "\(question.id): \(question.checkpoint.title.plainText)"
    let text = TerminalText().lines(question.checkpoint.blocks)
    let places = question.places.enumerated().map { "  \($0 + 1). \($1)" }
    let asked = task(question.kind).map { ["", $0] + places } ?? []
    let head = [title, ""] + text + asked + ["", answerFileTask(count: max(1, places.count))]
    return head.map { $0.isEmpty ? "//" : "// \($0)" }.joined(separator: "\n") + "\n\n"
  }
}
