import Diagnostics
import Foundation
import Grading
import Lessons
import Proofs

extension CommandLineCommand {
  static let check = CommandLineCommand(
    "check", "grades your answer to a question", usage: "QUESTION [FILE…]",
    options: [.course, .language, .quiet, .requireSandbox], operands: 1...64,
    operandName: "a question such as q12"
  ) { arguments, context in
    guard let session = try Session.open(arguments, context) else { return .problems }
    let language = try session.learnerLanguage()
    let found = try session.exercise(arguments.operands[0], language: language)
    let files = try session.answer(
      to: found.exercise.id, Array(arguments.operands.dropFirst()),
      words: LearnerWords(language: language))
    let result = try session.grader().grade(files, for: found.exercise, on: found.base)
    VerdictWriter(
      session: session, found: found, words: LearnerWords(language: language),
      isQuiet: arguments.has(.quiet)
    ).write(result)
    return ExitStatus(result.verdict)
  }
}

extension ExitStatus {
  fileprivate init(_ verdict: Verdict) {
    switch verdict {
    case .passed: self = .done
    case .wrong: self = .problems
    case .doesNotCompile: self = .doesNotCompile
    case .trapped: self = .trapped
    case .timedOut: self = .timedOut
    case .outOfMemory: self = .outOfMemory
    case .graderFault: self = .fault
    }
  }
}

extension Session {
  /// The largest file that may be handed in, in bytes.
  private static let largestAnswer = 256 << 10

  /// The files handed in: those named, standard input for `-`, else the one that `start` made.
  fileprivate func answer(
    to id: String, _ names: [String], words: LearnerWords
  ) throws -> [SourceText] {
    guard names.isEmpty else {
      return try names.map { name in
        name == "-"
          ? try source(FileHandle.standardInput.readToEnd() ?? Data(), named: "stdin", words)
          : try source(at: context.path(name), named: name, words)
      }
    }
    let name = "answers/\(id).swift"
    let shown = shownPath(name, from: root, in: context.folder)
    guard FileManager.default.fileExists(atPath: root + "/" + name) else {
      throw Diagnostic(
        .error, "no-answer", words.noAnswer, advice: words.noAnswerAdvice(id: id), file: shown)
    }
    return [try source(at: root + "/" + name, named: shown, words)]
  }

  private func source(at path: String, named name: String, _ words: LearnerWords) throws
    -> SourceText
  {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue,
      let data = FileManager.default.contents(atPath: path)
    else {
      throw Diagnostic(
        .error, "no-file", words.noFile, advice: words.noFileAdvice, file: name)
    }
    return try source(data, named: name, words)
  }

  private func source(_ data: Data, named name: String, _ words: LearnerWords) throws -> SourceText
  {
    guard data.count <= Self.largestAnswer else {
      throw Diagnostic(
        .error, "file-too-large", words.tooLarge(limit: Self.largestAnswer >> 10), file: name)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Diagnostic(
        .error, "not-utf8", words.notUTF8, advice: words.notUTF8Advice, file: name)
    }
    return SourceText(text, file: name)
  }
}
