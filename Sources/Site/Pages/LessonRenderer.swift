import HTML
import Lessons

/// Shows the blocks of a lesson in the course's own way.
final class LessonRenderer: Sendable {
  let words: Words

  /// The lesson's name, the same in every language.
  let lesson: String

  let medium: Medium

  /// The other languages the lesson can be read in.
  let others: [Words]

  /// The checkpoints that have an exercise.
  let exercises: Set<String>

  /// The lesson's footnotes.
  let notes: [Footnotes.Note]

  /// What each question asks, by its id, named so that progress knows an earlier version.
  let versions: [String: String]

  /// How the page shows Swift.
  let figures: CodeFigure

  init(
    words: Words, lesson: String, medium: Medium, others: [Words], exercises: Set<String>,
    notes: [Footnotes.Note], versions: [String: String], reader: CodeReader, isProven: Bool
  ) {
    self.words = words
    self.lesson = lesson
    self.medium = medium
    self.others = others
    self.exercises = exercises
    self.notes = notes
    self.versions = versions
    figures = CodeFigure(
      words: words, reader: reader, isProven: isProven, id: { medium.id($0, of: lesson) })
  }

  var renderer: BlockRenderer {
    BlockRenderer(
      block: { block, renderer in self.special(block, renderer) },
      inline: { inline, renderer in self.special(inline, renderer) })
  }

  /// The page of this lesson in another language, from this one.
  func address(in other: Words) -> String { "../\(other.language)/\(lesson).html" }

  func kind(of checkpoint: Checkpoint) -> CheckpointKind {
    let kind = CheckpointKind(of: checkpoint, isExercise: exercises.contains(checkpoint.id))
    // Not every line has a value; readers can still say which values come out, one after the other.
    return kind == .explain && checkpoint.asksForValues ? .predict : kind
  }

  /// The blocks in a row; those that are no true translation are set off and say so.
  ///
  /// `form` gives what stands in a snippet's place, or nil to show it as usual.
  func sequence(_ blocks: [Block], form: (Snippet) -> [Node]? = { _ in nil }) -> [Node] {
    var nodes: [Node] = []
    var rest = blocks[...]
    while let standing = rest.first?.standing {
      let group = rest.prefix { $0.standing == standing }
      rest.removeFirst(group.count)
      nodes += mark(standing, around: row(group, form: form))
    }
    return nodes
  }

  /// Blocks with what their readers should know of the translation.
  private func mark(_ standing: Block.Standing, around nodes: [Node]) -> [Node] {
    let note: [Node]
    let language: String?
    switch standing {
    case .current: return nodes
    case .stale:
      let link = others.first.map { other in
        Node.element(
          "a", ["href": address(in: other), "hreflang": other.language], [.text(words(.stalePart))])
      }
      note = [medium == .page ? link ?? .text(words(.stalePart)) : .text(words(.stalePart))]
      language = nil
    case .borrowed(let other):
      note = [.text(words(.borrowedPart))]
      language = other
    }
    return [
      .element(
        "div", ["class": "untranslated"],
        [
          .element("p", ["class": "quiet", "role": "note"], note), "\n",
          .element("div", ["lang": language], nodes),
        ]), "\n",
    ]
  }

  /// The blocks in a row; neighbours that belong together are seen here.
  private func row(_ blocks: ArraySlice<Block>, form: (Snippet) -> [Node]?) -> [Node] {
    let renderer = renderer
    var nodes: [Node] = []
    nodes.reserveCapacity(2 * blocks.count)
    var rest = blocks
    while let block = rest.popFirst() {
      guard case .snippet(let snippet) = block.kind, !snippet.flags.isHidden else {
        nodes += renderer.render(block)
        nodes.append("\n")
        continue
      }
      if snippet.flags.side != nil, case .snippet(let other)? = rest.first?.kind,
        other.flags.side != nil, !other.flags.isHidden
      {
        rest.removeFirst()
        let pair = [snippet, other].map { figures.figure($0) }
        nodes.append(.element("div", ["class": "pair"], pair))
      } else {
        nodes +=
          form(snippet)
          ?? [figures.figure(snippet, messageFollows: rest.first?.isCompilerMessage ?? false)]
      }
      nodes.append("\n")
    }
    return nodes
  }

  /// The id of a place of this lesson.
  func id(_ id: String) -> String { medium.id(id, of: lesson) }

  /// A link to a place on this page, behind its heading.
  func anchor(to id: String) -> [Node] {
    if medium.isStill { return [] }
    return [
      .element(
        "a", ["class": "anchor", "href": "#\(id)", "aria-label": words(.linkToSection)], ["#"])
    ]
  }

  private func special(_ block: Block, _ renderer: BlockRenderer) -> [Node]? {
    switch block.kind {
    case .heading(let heading): [self.heading(heading, renderer)]
    case .callout(let callout): self.callout(callout).map { [$0] } ?? []
    case .code(let code) where code.language == "answer": [answers(code)]
    case .code(let code): [plain(code)]
    case .snippet(let snippet):
      snippet.flags.isHidden ? [] : [figures.figure(snippet)]
    case .table(let table):
      [.element("div", ["class": "scroll"], [TableFigure(renderer: renderer, table: table).node])]
    case .details(let details): [fold(details)]
    case .checkpoint(let checkpoint):
      [CheckpointSection(page: self, checkpoint: checkpoint).node]
    case .paragraph, .list, .quote, .thematicBreak, .html: nil
    }
  }

  private func special(_ inline: Inline, _ renderer: BlockRenderer) -> [Node]? {
    guard case .link(let destination, let title, let content) = inline else { return nil }
    if let number = Footnotes.number(ofLinkTo: destination) {
      return [pointer(to: number, isFirst: title != Footnotes.again)]
    }
    if destination.hasPrefix("#spot.") {
      return [
        .element(
          "a", ["class": "spot", "href": "#" + id(String(destination.dropFirst()))],
          renderer.render(content))
      ]
    }
    guard let address = medium.address(of: destination, from: lesson) else {
      return renderer.render(content)
    }
    if address == destination { return nil }
    return renderer.generic(.link(destination: address, title: title, content: content))
  }

  /// What the footnotes say, below the text.
  var footnotes: [Node] {
    if notes.isEmpty { return [] }
    let items = notes.flatMap { note -> [Node] in
      let back = Node.element(
        "a",
        [
          "href": "#" + id(Footnotes.origin(of: note.number)), "role": "doc-backlink",
          "aria-label": words(.backToText),
        ], ["↩"])
      return [
        .element(
          "li", ["id": id(Footnotes.id(of: note.number))],
          renderer.render(note.content) + [" ", back]), "\n",
      ]
    }
    return [
      .element(
        "section",
        ["class": "footnotes", "role": "doc-endnotes", "aria-label": words(.footnotes)],
        [.element("ol", [:], ["\n"] + items)]), "\n",
    ]
  }

  private func pointer(to number: Int, isFirst: Bool) -> Node {
    .element(
      "sup", [:],
      [
        .element(
          "a",
          [
            "href": "#" + id(Footnotes.id(of: number)), "role": "doc-noteref",
            "id": isFirst ? id(Footnotes.origin(of: number)) : nil,
          ], [.text("\(number)")])
      ])
  }

  private func heading(_ heading: Heading, _ renderer: BlockRenderer) -> Node {
    let link = heading.id.isEmpty || heading.level == 1 ? [] : anchor(to: heading.id)
    return .element(
      "h\(heading.level)", ["id": heading.id.isEmpty ? nil : id(heading.id)],
      renderer.render(heading.content) + link)
  }

  private func fold(_ details: Details) -> Node {
    let content = sequence(details.blocks)
    if medium.isStill {
      let name = Node.element("p", [:], [.element("b", [:], summary(of: details))])
      return .element("div", [:], [name] + content)
    }
    return .element("details", [:], [.element("summary", [:], summary(of: details))] + content)
  }

  private func summary(of details: Details) -> [Node] {
    details.summary.isEmpty ? [.text(words(.answer))] : renderer.render(details.summary)
  }

  /// A callout with its kind named in words; hints belong to the checker and are not shown.
  private func callout(_ callout: Callout) -> Node? {
    guard let name = callout.kind.name else { return nil }
    let title: [Node] =
      callout.title.isEmpty ? [] : [": "] + renderer.render(callout.title)
    return .element(
      "div", ["class": "callout \(callout.kind.rawValue)", "role": "note"],
      [.element("p", ["class": "name"], [.element("span", [:], [.text(words(name))] + title)])]
        + sequence(callout.blocks))
  }

  private func plain(_ code: CodeBlock) -> Node {
    .element("pre", ["class": "plain"], [.element("code", [:], [.text(code.text)])])
  }

  private static let machineWords: [String: Word] = [
    "compiles": .compiles, "fails": .fails, "fits": .fits, "differs": .differs,
  ]

  /// The lines of an `answer` fence; what stands there for the machine is said in words.
  private func answers(_ code: CodeBlock) -> Node {
    let items = code.text.split(separator: "\n").map { line -> Node in
      let word = Self.machineWords[String(line)]
      return .element(
        "li", ["data-answer": word == nil ? nil : String(line)],
        [.text(word.map { words($0) } ?? String(line))])
    }
    return .element("ol", ["class": "answers"], items)
  }
}

extension Callout.Kind {
  /// What the page calls it; nil for what the page does not show.
  var name: Word? {
    switch self {
    case .tip: .tip
    case .note: .note
    case .important: .important
    case .warning: .warning
    case .caution: .caution
    case .error: .compilerMessage
    case .goal: .goal
    case .hint: nil
    }
  }
}

extension Block {
  var isCompilerMessage: Bool {
    if case .callout(let callout) = kind { callout.kind == .error } else { false }
  }
}
