import HTML
import Lessons

/// A Swift snippet as readers see it: coloured, with what it prints or what the compiler says of it.
struct CodeFigure: Sendable {
  let words: Words
  let reader: CodeReader

  /// Whether the figure says how the snippet was proven.
  var isProven = false

  /// The id on the page of a place of the lesson.
  var id: @Sendable (String) -> String = { $0 }

  /// The snippet with its caption and its remarks.
  ///
  /// `messageFollows` tells that the text itself goes on with the compiler's message, `isReplacedByForm` that the
  /// script shows a form in the figure's place, `fields` gives what stands below lines whose value is asked for.
  func figure(
    _ snippet: Snippet, messageFollows: Bool = false, isReplacedByForm: Bool = false,
    fields: [Int: Node] = [:]
  ) -> Node {
    let reading = reader.reading(of: snippet.code)
    let runnable = RunnableCode(snippet, reading)
    let isOnPage =
      fields.isEmpty && runnable.isAsShown && !Spot.isMarked(snippet.code)
    let attributes: Attributes = [
      "class": isReplacedByForm ? "code for-reading" : "code",
      "data-copy": isOnPage ? nil : runnable.text,
    ]
    let code = Node.element(
      "pre", [:], [.element("code", [:], lines(of: snippet, reading, fields: fields))])
    return .element(
      "figure", attributes,
      caption(of: snippet) + [code] + remarks(on: snippet, messageFollows: messageFollows)
        + [.element("div", ["class": "foot"], proof(of: snippet))])
  }

  /// The shown lines, coloured, each ended; `fill` gives what stands in the place of a blank, `fields` what stands
  /// below a line.
  func lines(
    of snippet: Snippet, _ reading: CodeReading, fields: [Int: Node] = [:],
    blank fill: (Int) -> Node? = { _ in nil }
  ) -> [Node] {
    if let markup = reading.markup, snippet.flags.mode != .blank, fields.isEmpty,
      !snippet.lines.contains(where: \.isHidden)
    {
      return [.raw(markup)]
    }
    var highlighted = reading.lines
    if highlighted.count != snippet.lines.count {
      highlighted = snippet.lines.map { [CodeToken(nil, $0.text)] }
    }
    var blanks = 0
    var nodes: [Node] = []
    for (index, (line, tokens)) in zip(snippet.lines, highlighted).enumerated()
    where !line.isHidden {
      let pieces = snippet.flags.mode == .blank ? tokens.flatMap(\.cutAtBlanks) : tokens
      let spans =
        pieces.flatMap { token -> [Node] in
          if token.kind == .blank {
            blanks += 1
            if let node = fill(blanks) { return [node] }
          }
          return shown(token, of: snippet)
        }
      nodes +=
        line.text.holds("// ❌")
        ? [.element("span", ["class": "refused"], spans + ["\n"])] : spans + ["\n"]
      if let field = fields[index] { nodes.append(field) }
    }
    return nodes
  }

  /// A stretch as readers see it: without the machine's marks, and with signs every font has.
  private func shown(_ token: CodeToken, of snippet: Snippet) -> [Node] {
    guard token.kind == .comment else { return [token.node] }
    if token.text == "// given" { return [] }
    guard Spot.isMarked(token.text) else { return [token.node] }
    guard let spot = Spot(comment: token.text) else {
      return [CodeToken(.comment, Self.inPlainSigns(token.text)).node]
    }
    let badge = Node.element(
      "span", ["class": "spot", "id": id(Spot.id(spot.number, in: snippet))],
      [.text("\(spot.number)")])
    return spot.remark.isEmpty ? [badge] : [badge, CodeToken(.comment, " " + spot.remark).node]
  }

  /// The text with signs that every font has.
  static func inPlainSigns(_ text: String) -> String {
    guard text.holds("❌") || text.holds("✅") else { return text }
    return String(text.map { $0 == "❌" ? "✕" : $0 == "✅" ? "✓" : $0 })
  }

  private func caption(of snippet: Snippet) -> [Node] {
    var parts: [String] = []
    switch snippet.flags.side {
    case .before: parts.append(words(.before))
    case .after: parts.append(words(.after))
    case nil: break
    }
    var isBad = true
    switch snippet.flags.mode {
    case .fails: parts.append(words(.compilerRefuses))
    case .traps: parts.append(words(.stopsWithTrap))
    default: isBad = false
    }
    if parts.isEmpty { return [] }
    let attributes: Attributes = ["class": isBad ? "bad" : nil]
    return [.element("figcaption", attributes, [.text(parts.joined(separator: " · "))])]
  }

  private func remarks(on snippet: Snippet, messageFollows: Bool) -> [Node] {
    var remarks: [Node] = []
    switch snippet.flags.mode {
    case .fails(let message) where !messageFollows && !message.isEmpty:
      remarks.append(remark("says bad", words(.compilerMessage), "error: " + message))
    case .sketch(let reason):
      remarks.append(
        .element("div", ["class": "says"], [.element("i", [:], [.text(words(.sketch, reason))])]))
    default: break
    }
    if let output = snippet.output {
      remarks.append(remark("says", words(.output), output))
    }
    return remarks
  }

  private func proof(of snippet: Snippet) -> [Node] {
    let way = ProofTally.Way(snippet.flags.mode)
    guard isProven else { return [] }
    return [
      .element("span", ["class": way == .sketch ? "proof none" : "proof"], [.text(words(way.mark))])
    ]
  }

  private func remark(_ className: String, _ name: String, _ text: String) -> Node {
    .element(
      "div", ["class": className],
      [.element("b", [:], [.text(name)]), .element("samp", [:], [.text(text)])])
  }
}
