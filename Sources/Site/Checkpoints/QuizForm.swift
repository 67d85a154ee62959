import HTML
import Lessons

/// The form that lets a reader answer a checkpoint in the page; the script judges it by the folded answer.
struct QuizForm: Sendable {
  let words: Words
  let reader: CodeReader
  let id: String

  /// Writes a snippet the kind asks about, with the places to answer in; `first` is the number of the first of them.
  ///
  /// `figures` shows what is no part of the form.
  func form(
    _ kind: CheckpointKind, _ snippet: Snippet, first: Int, figures: CodeFigure,
    to out: inout Serializer
  ) {
    let isSingle = snippet.placesToAnswer.count == 1
    switch kind {
    case .predict:
      task(isSingle ? .predictOneTask : .predictTask, to: &out)
      figures.write(snippet, fields: valueFields(snippet, first: first), to: &out)
    case .which:
      figures.write(snippet, isReplacedByForm: true, to: &out)
      out.element("div", ["class": "js"]) { out in
        given(snippet, to: &out)
        task(isSingle ? .whichOneTask : .whichTask, to: &out)
        out.element("ol", ["class": "rows"]) { out in
          for (index, line) in snippet.placesToAnswer.enumerated() {
            out.element("li") { out in
              choice(first + index, [("compiles", .compiles), ("fails", .fails)], to: &out) {
                code(line, to: &$0)
              }
            }
          }
        }
      }
    case .choose:
      figures.write(snippet, to: &out)
      out.element("div", ["class": "js"]) { out in
        choice(first, [("fits", .fits), ("differs", .differs)], to: &out) {
          $0.text(words(.chooseTask))
        }
      }
    case .blank: blanks(snippet, first: first, to: &out)
    case .explain, .code: break
    }
  }

  private func task(_ word: Word, to out: inout Serializer) {
    out.element("p", ["class": "js quiet"], text: words(word))
  }

  /// Writes what stands under the last form: the button, and the place for the verdict.
  func controls(to out: inout Serializer) {
    out.element("p", ["class": "js verdict"]) { out in
      out.element("button", ["type": "submit", "class": "main-button"], text: words(.check))
      out.element("span", ["class": "feedback", "role": "status"])
    }
  }

  /// Writes fields for the values that come out, where no line stands for each.
  func values(_ count: Int, to out: inout Serializer) {
    out.element("div", ["class": "js"]) { out in
      task(count == 1 ? .predictOneTask : .predictValuesTask, to: &out)
      out.element("ol", ["class": "rows"]) { out in
        for index in 0..<count {
          out.element("li") { out in
            out.element(
              "label", ["for": "\(id)-\(index)"], text: words(.valueNumber, "\(index + 1)"))
            input(index, to: &out)
          }
        }
      }
    }
  }

  /// Writes the lines that always count, shown above what is asked.
  private func given(_ snippet: Snippet, to out: inout Serializer) {
    var given = snippet
    given.flags = SnippetFlags()
    given.lines = snippet.lines.filter { $0.isGiven && !$0.isHidden }
    if given.lines.isEmpty { return }
    CodeFigure(words: words, reader: reader).write(given, to: &out)
  }

  /// The fields for values, as markup, by the number of the line that each stands below.
  private func valueFields(_ snippet: Snippet, first: Int) -> [Int: [UInt8]] {
    var fields: [Int: [UInt8]] = [:]
    for (place, (line, text)) in zip(snippet.askedLines, snippet.placesToAnswer).enumerated() {
      fields[snippet.end(ofAsked: line)] = Serializer.bytes { out in
        out.element("span", ["class": "js gap value"]) { out in
          input(first + place, label: text, to: &out)
          out.newline()
        }
      }
    }
    return fields
  }

  private func choice(
    _ index: Int, _ answers: [(String, Word)], to out: inout Serializer,
    legend: (inout Serializer) -> Void
  ) {
    out.element("fieldset") { out in
      out.element("legend", [:], legend)
      out.element("div", ["class": "choices"]) { out in
        for (value, word) in answers {
          out.element("label") { out in
            out.void("input", ["type": "radio", "name": "\(id)-\(index)", "value": value])
            out.text(words(word))
          }
        }
      }
      mark(to: &out)
    }
  }

  private func blanks(_ snippet: Snippet, first: Int, to out: inout Serializer) {
    let figure = CodeFigure(words: words, reader: reader)
    out.element("figure", ["class": "code"]) { out in
      out.element("pre") { out in
        out.element("code") { out in
          figure.lines(of: snippet, reader.reading(of: snippet.code), to: &out) { number, out in
            out.element("span", ["class": "gap"]) { out in
              input(
                first + number - 1, label: words(.blankNumber, "\(first + number)"), size: "10",
                to: &out)
            }
            return true
          }
        }
      }
    }
  }

  /// Writes a field, and the place for the mark that says whether it is right.
  private func input(
    _ index: Int, label: String? = nil, size: String? = nil, to out: inout Serializer
  ) {
    out.void(
      "input",
      [
        "id": "\(id)-\(index)", "autocomplete": "off", "autocapitalize": "off",
        "spellcheck": "false", "size": size, "aria-label": label,
      ])
    mark(to: &out)
  }

  private func code(_ line: String, to out: inout Serializer) {
    out.element("code") { out in
      for token in reader.reading(of: line).lines.joined() { reader.write(token, to: &out) }
    }
  }

  private func mark(to out: inout Serializer) {
    out.element("span", ["class": "mark"])
  }
}
