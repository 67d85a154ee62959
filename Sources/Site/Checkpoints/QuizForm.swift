import HTML
import Lessons

/// The form that lets a reader answer a checkpoint in the page; the script judges it by the folded answer.
struct QuizForm: Sendable {
  let words: Words
  let reader: CodeReader
  let id: String

  /// A snippet the kind asks about, with the places to answer in; `first` is the number of the first of them.
  ///
  /// `figures` shows what is no part of the form.
  func form(
    _ kind: CheckpointKind, _ snippet: Snippet, first: Int, figures: CodeFigure
  ) -> [Node] {
    let isSingle = snippet.placesToAnswer.count == 1
    return switch kind {
    case .predict:
      [
        task(isSingle ? .predictOneTask : .predictTask),
        figures.figure(snippet, fields: valueFields(snippet, first: first)),
      ]
    case .which:
      [
        figures.figure(snippet, isReplacedByForm: true),
        rows(snippet, task: isSingle ? .whichOneTask : .whichTask) {
          choice(code($0), first + $1, [("compiles", .compiles), ("fails", .fails)])
        },
      ]
    case .choose:
      [
        figures.figure(snippet),
        .element(
          "div", ["class": "js"],
          choice(.text(words(.chooseTask)), first, [("fits", .fits), ("differs", .differs)])),
      ]
    case .blank: [blanks(snippet, first: first)]
    case .explain, .code: []
    }
  }

  private func task(_ word: Word) -> Node {
    .element("p", ["class": "js quiet"], [.text(words(word))])
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
      given(snippet) + [self.task(task), .element("ol", ["class": "rows"], rows)])
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
    return .element(
      "div", ["class": "js"],
      [
        task(count == 1 ? .predictOneTask : .predictValuesTask),
        .element("ol", ["class": "rows"], rows),
      ])
  }

  /// The lines that always count, shown above what is asked.
  private func given(_ snippet: Snippet) -> [Node] {
    var given = snippet
    given.flags = SnippetFlags()
    given.lines = snippet.lines.filter { $0.isGiven && !$0.isHidden }
    if given.lines.isEmpty { return [] }
    return [CodeFigure(words: words, reader: reader).figure(given)]
  }

  /// The fields for values, by the number of the line that each stands below.
  private func valueFields(_ snippet: Snippet, first: Int) -> [Int: Node] {
    var fields: [Int: Node] = [:]
    for (place, (line, text)) in zip(snippet.askedLines, snippet.placesToAnswer).enumerated() {
      var attributes = input(first + place)
      attributes["aria-label"] = text
      fields[snippet.end(ofAsked: line)] = .element(
        "span", ["class": "js gap value"], [.void("input", attributes), mark, "\n"])
    }
    return fields
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
