package import Diagnostics

extension LessonTranslation {
  /// Questions whose translation spells code otherwise: what a check reads, such as `Energy: 6`, is one string in all languages.
  ///
  /// A question that is not up to date is left alone until it is.
  package var spellingProblems: [Diagnostic] {
    guard let translation else { return [] }
    return translation.checkpoints.flatMap { checkpoint -> [Diagnostic] in
      let inside = parts.filter { part in
        let scope = part.source?.scope ?? part.translation?.scope ?? ""
        return scope == checkpoint.id || scope.hasPrefix(checkpoint.id + "/")
      }
      guard inside.allSatisfy({ $0.state == .current }) else { return [] }
      let ours = inside.compactMap(\.source).flatMap(\.codeSpans)
      let theirs = inside.compactMap(\.translation).flatMap(\.codeSpans)
      let extra = theirs.filter { span in !ours.contains { $0.text == span.text } }
      let lost = ours.filter { span in !theirs.contains { $0.text == span.text } }
      return extra.map { span in
        Diagnostic(
          .error, "code-spelling",
          "`\(span.text)` stands in no part of the \(source.language) question",
          advice: "spell code as the source does", file: translation.file, range: span.range)
      }
        + lost.map { span in
          Diagnostic(
            .error, "code-spelling",
            "`\(span.text)` stands in no part of the \(language) question",
            advice: "spell code as the source does", file: source.file, range: span.range)
        }
    }
  }
}

extension TranslationUnit {
  /// The code in running text, with the place of the text.
  fileprivate var codeSpans: [(text: String, range: SourceRange)] {
    if isCode { return [] }
    return text.matches(of: #/`([^`]+)`/#).map { (String($0.output.1), range) }
  }
}
