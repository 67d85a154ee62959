import HTML
import Lessons

/// A checkpoint as a section of the page: the question, a way to answer it, the folded answer.
struct CheckpointSection {
  private let page: LessonRenderer
  private let checkpoint: Checkpoint
  private let kind: CheckpointKind

  init(page: LessonRenderer, checkpoint: Checkpoint) {
    self.page = page
    self.checkpoint = checkpoint
    kind = page.kind(of: checkpoint)
  }

  private var words: Words { page.words }
  private var isStill: Bool { page.medium.isStill }
  private var quiz: QuizForm {
    QuizForm(words: words, reader: page.figures.reader, id: checkpoint.id)
  }
  private var isForm: Bool { !isStill && [.predict, .which, .choose, .blank].contains(kind) }

  func write(to out: inout Serializer) {
    let attributes: Attributes = [
      "class": "checkpoint", "id": page.id(checkpoint.id), "data-kind": kind.rawValue,
      "data-version": isStill ? nil : page.versions[checkpoint.id] ?? "",
      "aria-labelledby": page.id("\(checkpoint.id)-title"),
    ]
    out.element("section", attributes) { out in
      about(to: &out)
      heading(to: &out)
      if isForm {
        out.element("form", ["class": "quiz"]) { out in
          question(to: &out)
          quiz.controls(to: &out)
        }
      } else {
        question(to: &out)
      }
      if kind == .code { task(to: &out) }
      if isStill {
        linkToAnswer(to: &out)
      } else {
        for details in checkpoint.details { answer(details, to: &out) }
        if kind == .code { assess(.didCheckPass, to: &out) }
      }
    }
  }

  /// Writes what is asked, with the places to answer in.
  private func question(to out: inout Serializer) {
    var places = 0
    let isLineByLine = !isForm || !checkpoint.asksForValues || checkpoint.hasAnswerForEachLine
    page.sequence(checkpoint.blocks.filter { !$0.isDetails }, to: &out) { snippet, out in
      guard isForm, isLineByLine, let mode = kind.mode, snippet.flags.mode == mode else {
        return false
      }
      let first = places
      places += snippet.placesToAnswer.count
      quiz.form(kind, snippet, first: first, figures: page.figures, to: &out)
      return true
    }
    if isForm, !isLineByLine { quiz.values(checkpoint.answers.count, to: &out) }
  }

  /// Writes the way to the answer at the chapter's end.
  private func linkToAnswer(to out: inout Serializer) {
    if checkpoint.details.isEmpty { return }
    out.element("p", ["class": "to-answer"]) { out in
      out.element(
        "a", ["href": "#" + page.id("\(checkpoint.id)-answer")], text: words(.answer))
    }
  }

  private func about(to out: inout Serializer) {
    out.element("p", ["class": "about"]) { out in
      if isStill { return out.text(words(kind.name)) }
      out.element("span", text: words(kind.name))
      for other in page.others {
        out.text(" ")
        out.element(
          "a",
          [
            "class": "to-other", "href": page.address(in: other) + "#\(checkpoint.id)",
            "lang": other.language, "hreflang": other.language,
            "aria-label": other(.sameQuestionInThisLanguage),
          ], text: other(.languageName))
      }
      out.text(" ")
      out.element("span", ["class": "state", "data-id": checkpoint.id])
    }
  }

  private func heading(to out: inout Serializer) {
    out.heading(page.level(checkpoint.level), ["id": page.id("\(checkpoint.id)-title")]) { out in
      out.element("span", ["class": "number"], text: "Q\(checkpoint.number)")
      out.text(" ")
      page.write(checkpoint.title, to: &out)
      page.anchor(to: checkpoint.id, to: &out)
    }
  }

  /// Writes what to do in the editor and the terminal.
  private func task(to out: inout Serializer) {
    let steps: [(Word, String, copies: Bool)] = [
      (.startCommand, "./courseware start \(checkpoint.id)", true),
      (.editFile, "answers/\(checkpoint.id).swift", false),
      (.checkCommand, "./courseware check \(checkpoint.id)", true),
    ]
    out.element("p", text: words(.codeTask))
    out.element("dl", ["class": "commands"]) { out in
      for (word, text, copies) in steps {
        out.element("dt", text: words(word))
        out.element("dd", ["class": copies ? "command" : nil]) { $0.element("code", text: text) }
      }
    }
  }

  private func answer(_ details: Details, to out: inout Serializer) {
    out.element("details") { out in
      out.element("summary") { page.writeSummary(of: details, to: &$0) }
      page.sequence(details.blocks, to: &out)
      if kind == .explain { assess(.didYouHaveIt, to: &out) }
    }
  }

  /// Writes buttons for what only the reader can judge.
  private func assess(_ question: Word, to out: inout Serializer) {
    out.element("p", ["class": "assess js"]) { out in
      out.element("span", text: words(question))
      for (value, word) in [("passed", Word.yes), ("open", .notYet)] {
        out.element("button", ["type": "button", "data-assess": value], text: words(word))
      }
      out.element("span", ["class": "feedback", "role": "status"])
    }
  }
}

extension Checkpoint {
  /// Whether the question is which values code gives.
  var asksForValues: Bool {
    !answers.isEmpty && askedSnippets.contains { $0.flags.mode == .predict }
  }

  /// Whether each line that is asked about has its answer.
  var hasAnswerForEachLine: Bool {
    let lines = askedSnippets.filter { $0.flags.mode == .predict }
    return lines.reduce(0) { $0 + $1.placesToAnswer.count } == answers.count
  }
}

extension Block {
  var isDetails: Bool {
    if case .details = kind { true } else { false }
  }
}
