import Diagnostics
import FoundationEssentials
import Grading
import Lessons
import Proofs

/// Takes what a learner hands in: from the command line, from standard input for `-`, else from the question's answer file.
struct AnswerReader {
  let session: Session
  let words: LearnerWords

  /// The largest file that may be handed in, in bytes.
  static let largest = 256 << 10

  /// The source files; nil where there are none yet.
  func code(_ question: Question, _ names: [String]) throws -> [SourceText]? {
    if names.isEmpty {
      guard let text = try answerFile(of: question) else { return nil }
      return [SourceText(text, file: shownName(of: question))]
    }
    return try names.map { name in
      let isInput = name == "-"
      let shown = isInput ? "stdin" : shownPath(name)
      let text = isInput ? try self.text(input(), named: shown) : try file(name, named: shown)
      return SourceText(text, file: shown)
    }
  }

  /// An answer for each place; nil where there are none yet.
  ///
  /// - Throws: `CommandLineFault` or `Diagnostic` where their number or their form is wrong.
  func lines(_ question: Question, _ given: [String]) throws -> [GivenAnswer]? {
    var lines = given
    var file: String?
    if given == ["-"] {
      lines = Self.answers(in: try text(input(), named: "stdin"))
      file = "stdin"
    } else if given.isEmpty {
      guard let text = try answerFile(of: question) else { return nil }
      lines = Self.answers(in: text)
      file = shownName(of: question)
      if lines.isEmpty { return nil }
    }
    let count = question.places.count
    // One value of several words needs no quotes.
    if count == 1, file == nil, lines.count > 1 { lines = [lines.joined(separator: " ")] }
    lines = GivenAnswer.separated(lines, count: count)
    guard lines.count == count else {
      throw fault(
        "answer-count", words.answerCount(question, given: lines.count),
        advice: words.answerWith(question), file: file)
    }
    let answers = lines.map(GivenAnswer.init)
    if [.which, .choose].contains(question.kind),
      let odd = answers.first(where: { $0.saysYes == nil })
    {
      throw fault(
        "no-answer-word", words.noAnswerWord(odd.text), advice: words.answerWith(question),
        file: file)
    }
    return answers
  }

  /// The learner's own words; nil where there are none yet.
  func words(_ question: Question, _ given: [String]) throws -> String? {
    if given == ["-"] { return try text(input(), named: "stdin") }
    let text = given.isEmpty ? try answerFile(of: question) : given.joined(separator: " ")
    let answer = Self.answers(in: text ?? "").joined(separator: "\n")
    return answer.isEmpty ? nil : answer
  }

  /// The lines of an answer file that are no remarks.
  private static func answers(in text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }.map(String.init)
  }

  private func shownName(of question: Question) -> String {
    CoursewareCommands.shownPath(
      question.answerFile, from: session.root, in: session.context.folder)
  }

  private func shownPath(_ name: String) -> String {
    name.hasPrefix("/")
      ? CoursewareCommands.shownPath(name, from: session.root, in: session.context.folder) : name
  }

  private func answerFile(of question: Question) throws -> String? {
    let path = session.root + "/" + question.answerFile
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try file(path, named: shownName(of: question))
  }

  private func file(_ name: String, named shown: String) throws -> String {
    let path = session.context.path(name)
    var isFolder = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw CommandLineFault(
        Diagnostic(.error, "no-file", words.noFile, advice: words.noFileAdvice, file: shown))
    }
    guard !isFolder,
      let data = RegularFile.contents(of: path, limit: Self.largest)
    else {
      throw CommandLineFault(
        Diagnostic(
          .error, "no-file", isFolder ? words.isFolder : words.unreadable,
          advice: words.noFileAdvice, file: shown))
    }
    return try text(data, named: shown)
  }

  private func input() -> Data { session.context.input() }

  private func text(_ data: Data, named name: String) throws -> String {
    guard data.count <= Self.largest else {
      throw Diagnostic(
        .error, "file-too-large", words.tooLarge(limit: Self.largest >> 10),
        advice: words.tooLargeAdvice, file: name)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Diagnostic(
        .error, "not-utf8", words.notUTF8, advice: words.notUTF8Advice, file: name)
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  /// On the command line it is wrong usage, in a file the content's problem.
  private func fault(
    _ identifier: String, _ summary: String, advice: String, file: String?
  ) -> any Error {
    let diagnostic = Diagnostic(.error, identifier, summary, advice: advice, file: file)
    return file == nil ? CommandLineFault(diagnostic) : diagnostic
  }
}
