import Diagnostics
import Grading

/// How `check` writes what it found.
enum ReportFormat: String, CaseIterable, Sendable {
  case text, json, junit, github

  /// - Throws: `UsageError` where the arguments ask for another one.
  init(_ arguments: Arguments) throws {
    guard let given = arguments[.resultFormat] else {
      self = .text
      return
    }
    guard let format = Self(rawValue: given) else {
      throw UsageError.badValue(
        .resultFormat, given: given, allowed: Self.allCases.map(\.rawValue).joined(separator: ", "))
    }
    self = format
  }
}

extension Session {
  /// Writes reports in a format.
  ///
  /// - Parameters:
  ///   - reports: One for each question.
  ///   - isWhole: Whether they are all of the course's.
  ///   - format: The format.
  func write(
    _ reports: [QuestionReport], isWhole: Bool, as format: ReportFormat, _ words: LearnerWords
  ) throws {
    switch format {
    case .text:
      let text = TextReport(session: self, words: words, isQuiet: arguments.has(.quiet))
      if isWhole { text.write(all: reports) } else { reports.forEach(text.write) }
    case .json:
      context.console.output(try JSONReport(session: self, words: words).text(reports))
    case .junit:
      context.console.output(JUnitReport(session: self, words: words).text(reports))
    case .github:
      GitHubReport(session: self, words: words).lines(reports).forEach(context.console.output)
    }
  }
}
