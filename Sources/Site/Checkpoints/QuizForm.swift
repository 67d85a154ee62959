import HTML
import Lessons

/// The form that lets a reader answer a checkpoint in the page; the script judges it by the folded answer.
struct QuizForm: Sendable {
  let words: Words
  let reader: CodeReader
  let id: String

  /// The form for the snippets the kind asks about; `first` is the number of their first place.
  func form(_ kind: CheckpointKind, _ snippet: Snippet, first: Int) -> Node {
    let isSingle = snippet.placesToAnswer.count == 1
    return switch kind {
    case .predict:
      rows(snippet, task: isSingle ? .predictOneTask : .predictTask) {
        value($0, first + $1, isNumbered: snippet.isShownWhole && !isSingle)
      }
    case .which:
      rows(snippet, task: isSingle ? .whichOneTask : .whichTask) {
        choice(code($0), first + $1, [("compiles", .compiles), ("fails", .fails)])
      }
    case .choose:
      .element(
        "div", ["class": "js"],
        choice(.text(words(.chooseTask)), first, [("fits", .fits), ("differs", .differs)]))
    case .blank: blanks(snippet, first: first)
    case .explain, .code: .text("")
    }
  }

  /// What stands under the last form: the button, and the place for the verdict.
  var controls: Node {
    .element(
      "p", ["class": "js verdict"],
      [
        .element("button", ["type": "submit", "class": "main-button"], [.text(words(.check))]),
        .element("span", ["class": "feedback", "role": "status"]),
      ])
  }

  private func rows(
    _ snippet: Snippet, task: Word, row: (String, Int) -> [Node]
  ) -> Node {
    let rows = snippet.placesToAnswer.enumerated().map { index, line in
      Node.element("li", [:], row(line, index))
    }
    return .element(
      "div", ["class": "js"],
      (snippet.isShownWhole ? [] : given(snippet))
        + [.element("p", ["class": "quiet"], [.text(words(task))]), .element("ol", [:], rows)])
  }

  /// Fields for the values that come out, where no line stands for each.
  func values(_ count: Int) -> Node {
    let rows = (0..<count).map { index in
      Node.element(
        "li", [:],
        [
          .element(
            "label", ["for": "\(id)-\(index)"], [.text(words(.valueNumber, "\(index + 1)"))]),
          .void("input", input(index)), mark,
        ])
    }
    let task = words(count == 1 ? .predictOneTask : .predictValuesTask)
    return .element(
      "div", ["class": "js"],
      [.element("p", ["class": "quiet"], [.text(task)]), .element("ol", [:], rows)])
  }

  /// The lines that always count, shown above what is asked.
  private func given(_ snippet: Snippet) -> [Node] {
    var given = snippet
    given.flags = SnippetFlags()
    given.lines = snippet.lines.filter { $0.isGiven && !$0.isHidden }
    if given.lines.isEmpty { return [] }
    return [CodeFigure(words: words, reader: reader).figure(given)]
  }

  private func value(_ line: String, _ index: Int, isNumbered: Bool) -> [Node] {
    let number = isNumbered ? [CodeFigure.badge(index + 1), " "] : []
    return [
      .element("label", ["for": "\(id)-\(index)"], number + [code(line)]),
      .void("input", input(index)),
      mark,
    ]
  }

  private func choice(_ legend: Node, _ index: Int, _ answers: [(String, Word)]) -> [Node] {
    let choices = answers.map { value, word in
      Node.element(
        "label", [:],
        [
          .void("input", ["type": "radio", "name": "\(id)-\(index)", "value": value]),
          .text(words(word)),
        ])
    }
    return [
      .element(
        "fieldset", [:],
        [
          .element("legend", [:], [legend]), .element("div", ["class": "choices"], choices),
          mark,
        ])
    ]
  }

  private func blanks(_ snippet: Snippet, first: Int) -> Node {
    let lines = CodeFigure(words: words, reader: reader).lines(
      of: snippet, reader.reading(of: snippet.code)
    ) { number in
      var attributes = input(first + number - 1)
      attributes["size"] = "10"
      attributes["aria-label"] = words(.blankNumber, "\(first + number)")
      return .element("span", ["class": "gap"], [.void("input", attributes), mark])
    }
    return .element(
      "figure", ["class": "code"], [.element("pre", [:], [.element("code", [:], lines)])])
  }

  private func input(_ index: Int) -> Attributes {
    [
      "id": "\(id)-\(index)", "autocomplete": "off", "autocapitalize": "off", "spellcheck": "false",
    ]
  }

  private func code(_ line: String) -> Node {
    .element("code", [:], reader.reading(of: line).lines.joined().map(\.node))
  }

  private var mark: Node { .element("span", ["class": "mark"]) }
}

extension Snippet {
  /// Whether it is shown beside the form, since what stands between its asked lines counts.
  var isShownWhole: Bool {
    let shown = lines.indices.filter {
      !lines[$0].isHidden && lines[$0].text.contains { !$0.isWhitespace }
    }
    return flags.mode == .predict && shown != askedLines
  }

  /// The number of each asked line, the first of them being `first`; one alone needs none.
  func numbers(from first: Int) -> [Int: Int] {
    if !isShownWhole || askedLines.count < 2 { return [:] }
    return Dictionary(
      askedLines.enumerated().map { ($1, first + $0) }, uniquingKeysWith: { first, _ in first })
  }
}
