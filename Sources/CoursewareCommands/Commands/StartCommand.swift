import Diagnostics
import Foundation
import Grading

extension CommandLineCommand {
  static let start = CommandLineCommand(
    "start", "gives you the file of a question to edit", usage: "QUESTION",
    options: [.course, .language], operands: 1...1, operandName: "a question such as q12"
  ) { arguments, context in
    guard let session = try Session.open(arguments, context) else { return .problems }
    let language = try session.learnerLanguage()
    let found = try session.exercise(arguments.operands[0], language: language)
    let words = LearnerWords(language: language)
    let name = "answers/\(found.exercise.id).swift"
    let file = URL(filePath: session.root).appending(path: name)
    let shown = shownPath(name, from: session.root, in: context.folder)
    guard !FileManager.default.fileExists(atPath: file.path) else {
      throw Diagnostic(
        .error, "file-exists", words.answerExists, advice: words.answerExistsAdvice, file: shown)
    }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(found.exercise.starter.utf8).write(to: file, options: .withoutOverwriting)
    context.console.output(words.started(file: shown, id: found.exercise.id))
    return .done
  }
}
