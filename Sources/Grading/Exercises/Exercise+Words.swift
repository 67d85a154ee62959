package import Diagnostics
package import Lessons

extension Exercise {
  /// The words that the checks read on the screen and the lesson never says, in its text or its code.
  ///
  /// One number is as good as another: where the lesson says `Energy: 5` or `Energy: \(pet.energy)`, a check may read
  /// `Energy: 6`. Folded answers say nothing; nobody has to open them.
  package func wordProblems(in checkpoint: Checkpoint, of lesson: Lesson) -> [Diagnostic] {
    let said = lesson.blocks.saidOpenly
    let spans = checkpoint.blocks.saidOpenly
    return readWords.filter { word in !said.contains { $0.text.says(word) } }.map { word in
      let near = spans.lazy.flatMap { said in said.code.map { (code: $0, range: said.range) } }
        .first { suggestion(for: $0.code, among: [word]) != nil }
      return Diagnostic(
        .error, "unsaid-word", "the checks of \(id) read '\(word)', which this lesson does not say",
        advice: near.map { "it says '\($0.code)'; spell it as the checks do" }
          ?? "say it in the question, as code",
        file: lesson.file,
        range: near?.range
          ?? checkpoint.headingRange?.start)
    }
  }
}

/// A piece of a lesson that every reader sees.
private struct Said {
  var text: String

  /// What of it is set as code within the text.
  var code: [String] = []

  var range: SourceRange?
}

extension [Block] {
  /// What the blocks say, without folded answers and hints.
  fileprivate var saidOpenly: [Said] { flatMap(\.saidOpenly) }
}

extension Block {
  fileprivate var saidOpenly: [Said] {
    switch kind {
    case .heading(let heading): [Said(heading.content, range)]
    case .paragraph(let content): [Said(content, range)]
    case .list(let list): list.items.flatMap(\.blocks.saidOpenly)
    case .quote(let blocks): blocks.saidOpenly
    case .callout(let callout): callout.kind == .hint ? [] : callout.blocks.saidOpenly
    case .code(let code): [Said(text: code.text, range: range)]
    case .snippet(let snippet): [Said(text: snippet.code, range: range)]
    case .table(let table): ([table.header] + table.rows).joined().map { Said($0.content, range) }
    case .details(let details): details.blocks.saidOpenly
    case .checkpoint(let checkpoint): checkpoint.blocks.filter { !$0.isFold }.saidOpenly
    case .thematicBreak, .html: []
    }
  }

  private var isFold: Bool {
    if case .details = kind { true } else { false }
  }
}

extension Said {
  fileprivate init(_ content: [Inline], _ range: SourceRange?) {
    self.init(text: content.plainText, code: content.flatMap(\.code), range: range)
  }
}

extension Inline {
  fileprivate var code: [String] {
    switch self {
    case .code(let text): [text]
    case .emphasis(let content), .strong(let content), .link(_, _, let content):
      content.flatMap(\.code)
    default: []
    }
  }
}

extension String {
  /// Whether the words stand in the text by themselves, whatever the numbers in them.
  fileprivate func says(_ words: String) -> Bool {
    let text = withoutNumbers
    return text.ranges(of: words.withoutNumbers).contains { range in
      let isInside =
        range.lowerBound > text.startIndex && text[text.index(before: range.lowerBound)].isLetter
      return !isInside && !(range.upperBound < text.endIndex && text[range.upperBound].isLetter)
    }
  }

  /// The text with 0 for each number, and for each value that a Swift string has in it.
  var withoutNumbers: String {
    replacing(#/\\\((?:[^()]|\([^()]*\))*\)|\d+/#) { _ in "0" }
  }
}
