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

  var node: Node {
    let question = checkpoint.blocks.filter { !$0.isDetails }
    let answers = checkpoint.blocks.filter(\.isDetails)
    var places = 0
    let isLineByLine = !isForm || !checkpoint.asksForValues || checkpoint.hasAnswerForEachLine
    var asked = page.sequence(question) { snippet in
      guard isForm, isLineByLine, let mode = kind.mode, snippet.flags.mode == mode else {
        return nil
      }
      let first = places
      places += snippet.placesToAnswer.count
      return quiz.form(kind, snippet, first: first, figures: page.figures)
    }
    if isForm, !isLineByLine { asked.append(quiz.values(checkpoint.answers.count)) }
    if isForm {
      asked = [
        .element(
          "form", ["class": "quiz"], asked + [quiz.controls])
      ]
    }
    return .element(
      "section",
      [
        "class": "checkpoint", "id": page.id(checkpoint.id), "data-kind": kind.rawValue,
        "data-version": isStill ? nil : page.versions[checkpoint.id] ?? "",
        "aria-labelledby": page.id("\(checkpoint.id)-title"),
      ],
      [about, heading] + asked + task
        + (isStill ? linkToAnswer : answers.flatMap(answer) + assessment))
  }

  /// The way to the answer at the chapter's end.
  private var linkToAnswer: [Node] {
    if checkpoint.details.isEmpty { return [] }
    let link = Node.element(
      "a", ["href": "#" + page.id("\(checkpoint.id)-answer")], [.text(words(.answer))])
    return [.element("p", ["class": "to-answer"], [link])]
  }

  private var about: Node {
    if isStill { return .element("p", ["class": "about"], [.text(words(kind.name))]) }
    let others = page.others.map { other in
      Node.element(
        "a",
        [
          "class": "to-other", "href": page.address(in: other) + "#\(checkpoint.id)",
          "lang": other.language, "hreflang": other.language,
          "aria-label": other(.sameQuestionInThisLanguage),
        ], [.text(other(.languageName))])
    }
    return .element(
      "p", ["class": "about"],
      [.element("span", [:], [.text(words(kind.name))])] + others.flatMap { [" ", $0] }
        + [" ", .element("span", ["class": "state", "data-id": checkpoint.id])])
  }

  private var heading: Node {
    .element(
      "h\(checkpoint.level)", ["id": page.id("\(checkpoint.id)-title")],
      [.element("span", ["class": "number"], [.text("Q\(checkpoint.number)")]), " "]
        + page.renderer.render(checkpoint.title) + page.anchor(to: checkpoint.id))
  }

  /// What to do in the editor and the terminal.
  private var task: [Node] {
    guard kind == .code else { return [] }
    let steps: [(Word, String, copies: Bool)] = [
      (.startCommand, "./courseware start \(checkpoint.id)", true),
      (.editFile, "answers/\(checkpoint.id).swift", false),
      (.checkCommand, "./courseware check \(checkpoint.id)", true),
    ]
    let rows = steps.flatMap { word, text, copies -> [Node] in
      let code = Node.element("code", [:], [.text(text)])
      let attributes: Attributes = ["class": copies ? "command" : nil]
      return [.element("dt", [:], [.text(words(word))]), .element("dd", attributes, [code])]
    }
    return [
      .element("p", [:], [.text(words(.codeTask))]), .element("dl", ["class": "commands"], rows),
    ]
  }

  private func answer(_ block: Block) -> [Node] {
    guard case .details(let details) = block.kind else { return [] }
    let summary: [Node] =
      details.summary.isEmpty
      ? [.text(words(.answer))] : page.renderer.render(details.summary)
    return [
      .element(
        "details", [:],
        [.element("summary", [:], summary)] + page.sequence(details.blocks)
          + (kind == .explain ? assess(.didYouHaveIt) : []))
    ]
  }

  private var assessment: [Node] { kind == .code ? assess(.didCheckPass) : [] }

  /// Buttons for what only the reader can judge.
  private func assess(_ question: Word) -> [Node] {
    let buttons = [("passed", Word.yes), ("open", .notYet)].map { value, word in
      Node.element("button", ["type": "button", "data-assess": value], [.text(words(word))])
    }
    return [
      .element(
        "p", ["class": "assess js"],
        [.element("span", [:], [.text(words(question))])] + buttons
          + [.element("span", ["class": "feedback", "role": "status"])])
    ]
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
