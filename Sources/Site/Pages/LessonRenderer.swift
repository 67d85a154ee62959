import HTML
import Lessons

/// Shows the blocks of a lesson in the course's own way.
final class LessonRenderer: BlockRenderer, Sendable {
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

  /// The page of this lesson in another language, from this one.
  func address(in other: Words) -> String { "../\(other.language)/\(lesson).html" }

  func kind(of checkpoint: Checkpoint) -> CheckpointKind {
    let kind = CheckpointKind(of: checkpoint, isExercise: exercises.contains(checkpoint.id))
    // Not every line has a value; readers can still say which values come out, one after the other.
    return kind == .explain && checkpoint.asksForValues ? .predict : kind
  }

  /// Writes the blocks in a row; those that are no true translation are set off and say so.
  ///
  /// `form` writes what stands in a snippet's place, or false to show it as usual.
  func sequence(
    _ blocks: [Block], to out: inout Serializer,
    form: (Snippet, inout Serializer) -> Bool = { _, _ in false }
  ) {
    var rest = blocks[...]
    while let standing = rest.first?.standing {
      let group = rest.prefix { $0.standing == standing }
      rest.removeFirst(group.count)
      mark(standing, to: &out) { row(group, to: &$0, form: form) }
    }
  }

  /// Writes blocks with what their readers should know of the translation.
  private func mark(
    _ standing: Block.Standing, to out: inout Serializer, around blocks: (inout Serializer) -> Void
  ) {
    func untranslated(
      _ language: String? = nil, note: (inout Serializer) -> Void, to out: inout Serializer
    ) {
      out.element("div", ["class": "untranslated"]) { out in
        out.element("p", ["class": "quiet", "role": "note"], note)
        out.newline()
        out.element("div", ["lang": language], blocks)
      }
      out.newline()
    }
    switch standing {
    case .current: blocks(&out)
    case .stale:
      let note = words(.stalePart)
      let other = medium == .page ? others.first : nil
      untranslated(
        note: { out in
          guard let other else { return out.text(note) }
          out.element(
            "a", ["href": address(in: other), "hreflang": other.language], text: note)
        }, to: &out)
    case .borrowed(let language):
      untranslated(language, note: { $0.text(words(.borrowedPart)) }, to: &out)
    }
  }

  /// Writes the blocks in a row; neighbours that belong together are seen here.
  private func row(
    _ blocks: ArraySlice<Block>, to out: inout Serializer,
    form: (Snippet, inout Serializer) -> Bool
  ) {
    var rest = blocks
    while let block = rest.popFirst() {
      defer { out.newline() }
      guard case .snippet(let snippet) = block.kind, !snippet.flags.isHidden else {
        write(block, to: &out)
        continue
      }
      if snippet.flags.side != nil, case .snippet(let other)? = rest.first?.kind,
        other.flags.side != nil, !other.flags.isHidden
      {
        rest.removeFirst()
        out.element("div", ["class": "pair"]) { out in
          figures.write(snippet, to: &out)
          figures.write(other, to: &out)
        }
      } else if !form(snippet, &out) {
        figures.write(
          snippet, messageFollows: rest.first?.isCompilerMessage ?? false, to: &out)
      }
    }
  }

  /// The level of a heading below the medium's title, of one below a title of level 1.
  func level(_ level: Int) -> Int { min(6, level + medium.titleLevel - 1) }

  /// The id of a place of this lesson.
  func id(_ id: String) -> String { medium.id(id, of: lesson) }

  /// Writes a link to a place on this page, behind its heading.
  func anchor(to id: String, to out: inout Serializer) {
    if medium.isStill { return }
    out.element(
      "a", ["class": "anchor", "href": "#\(id)", "aria-label": words(.linkToSection)], text: "#")
  }

  func writeOwn(_ block: Block, to out: inout Serializer) -> Bool {
    switch block.kind {
    case .heading(let heading): write(heading, to: &out)
    case .callout(let callout): write(callout, to: &out)
    case .code(let code) where code.language == "answer": writeAnswers(code, to: &out)
    case .code(let code):
      out.element("pre", ["class": "plain"]) { $0.element("code", text: code.text) }
    case .snippet(let snippet):
      if !snippet.flags.isHidden { figures.write(snippet, to: &out) }
    case .table(let table):
      out.element("div", ["class": "scroll"]) {
        TableFigure(page: self, table: table).write(to: &$0)
      }
    case .details(let details): write(details, to: &out)
    case .checkpoint(let checkpoint):
      CheckpointSection(page: self, checkpoint: checkpoint).write(to: &out)
    case .paragraph, .list, .quote, .thematicBreak, .html: return false
    }
    return true
  }

  func writeOwn(_ inline: Inline, to out: inout Serializer) -> Bool {
    guard case .link(let destination, let title, let content) = inline else { return false }
    if let number = Footnotes.number(ofLinkTo: destination) {
      writePointer(to: number, isFirst: title != Footnotes.again, to: &out)
    } else if destination.hasPrefix("#spot.") {
      let attributes: Attributes = [
        "class": "spot", "href": "#" + id(String(destination.dropFirst())),
      ]
      out.element("a", attributes) { write(content, to: &$0) }
    } else if let address = medium.address(of: destination, from: lesson) {
      if address == destination { return false }
      generic(.link(destination: address, title: title, content: content), to: &out)
    } else {
      write(content, to: &out)
    }
    return true
  }

  /// Writes what the footnotes say, below the text.
  func footnotes(to out: inout Serializer) {
    if notes.isEmpty { return }
    let attributes: Attributes = [
      "class": "footnotes", "role": "doc-endnotes", "aria-label": words(.footnotes),
    ]
    out.element("section", attributes) { out in
      out.element("ol") { out in
        out.newline()
        for note in notes {
          out.element("li", ["id": id(Footnotes.id(of: note.number))]) { out in
            write(note.content, to: &out)
            out.text(" ")
            out.element(
              "a",
              [
                "href": "#" + id(Footnotes.origin(of: note.number)), "role": "doc-backlink",
                "aria-label": words(.backToText),
              ], text: "↩")
          }
          out.newline()
        }
      }
    }
    out.newline()
  }

  private func writePointer(to number: Int, isFirst: Bool, to out: inout Serializer) {
    out.element("sup") { out in
      out.element(
        "a",
        [
          "href": "#" + id(Footnotes.id(of: number)), "role": "doc-noteref",
          "id": isFirst ? id(Footnotes.origin(of: number)) : nil,
        ], text: "\(number)")
    }
  }

  private func write(_ heading: Heading, to out: inout Serializer) {
    out.heading(level(heading.level), ["id": heading.id.isEmpty ? nil : id(heading.id)]) { out in
      write(heading.content, to: &out)
      if !heading.id.isEmpty, heading.level > 1 { anchor(to: heading.id, to: &out) }
    }
  }

  private func write(_ details: Details, to out: inout Serializer) {
    out.element(medium.isStill ? "div" : "details") { out in
      if medium.isStill {
        out.element("p") { out in out.element("b") { writeSummary(of: details, to: &$0) } }
      } else {
        out.element("summary") { writeSummary(of: details, to: &$0) }
      }
      sequence(details.blocks, to: &out)
    }
  }

  func writeSummary(of details: Details, to out: inout Serializer) {
    if details.summary.isEmpty {
      out.text(words(.answer))
    } else {
      write(details.summary, to: &out)
    }
  }

  /// Writes a callout with its kind named in words; hints belong to the checker and are not shown.
  private func write(_ callout: Callout, to out: inout Serializer) {
    guard let name = callout.kind.name else { return }
    let attributes: Attributes = ["class": "callout \(callout.kind.rawValue)", "role": "note"]
    out.element("div", attributes) { out in
      out.element("p", ["class": "name"]) { out in
        out.element("span") { out in
          out.text(words(name))
          if callout.title.isEmpty { return }
          out.text(": ")
          write(callout.title, to: &out)
        }
      }
      sequence(callout.blocks, to: &out)
    }
  }

  private static let machineWords: [String: Word] = [
    "compiles": .compiles, "fails": .fails, "fits": .fits, "differs": .differs,
  ]

  /// Writes the lines of an `answer` fence; what stands there for the machine is said in words.
  private func writeAnswers(_ code: CodeBlock, to out: inout Serializer) {
    out.element("ol", ["class": "answers"]) { out in
      for line in code.text.split(separator: "\n").map(String.init) {
        let word = Self.machineWords[line]
        out.element(
          "li", ["data-answer": word == nil ? nil : line], text: word.map { words($0) } ?? line)
      }
    }
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
