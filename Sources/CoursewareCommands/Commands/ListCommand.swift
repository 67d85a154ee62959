import Diagnostics
import FoundationEssentials
import Grading
import Lessons

extension CommandLineCommand {
  static let list = CommandLineCommand(
    "list", "shows the questions and which of them you have solved",
    options: [.course, .language, .importing]
  ) { arguments, context in
    guard let session = try Session.open(arguments, context) else { return .problems }
    let words = try session.learnerWords()
    if let file = arguments[.importing] { try session.takeIn(file, words) }
    let progress = try session.progress.read()
    let questions = try session.questions()
    for (index, question) in questions.enumerated() {
      if index == 0 || questions[index - 1].lesson.id != question.lesson.id {
        if index > 0 { context.console.output("") }
        let file = shownPath(question.lesson.file, from: session.root, in: context.folder)
        context.console.output("\(question.lesson.title)  (\(file))")
      }
      context.console.output("  " + words.line(question, progress.standing(of: question)))
    }
    let solved = questions.count { progress.standing(of: $0) == .passed }
    if !questions.isEmpty { context.console.output("") }
    context.console.output(words.solved(solved, of: questions.count))
    return .done
  }
}

extension Session {
  /// Adds what another progress file knows to be solved, such as the page's export.
  fileprivate func takeIn(_ name: String, _ words: LearnerWords) throws {
    guard let data = FileManager.default.contents(atPath: context.path(name)) else {
      throw CommandLineFault(Diagnostic(.error, "no-file", words.noFile, file: name))
    }
    let other = try ProgressStore.decode(data, named: name)
    let count = try progress.update { $0.merge(other) }
    context.console.output(words.imported(count))
  }
}

extension LearnerWords {
  fileprivate func line(_ question: Question, _ standing: CourseProgress.Standing) -> String {
    let mark =
      switch standing {
      case .passed: "✓"
      case .passedEarlierVersion, .answered: "~"
      case .open: "·"
      }
    let remark = self.standing(standing).map { " (\($0))" } ?? ""
    let id = question.id.padded(to: 4)
    return "\(mark) \(id) \(question.checkpoint.title.plainText)\(remark)"
  }
}
