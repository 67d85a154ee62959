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

  /// Writes the snippet with its caption and its remarks.
  ///
  /// `messageFollows` tells that the text itself goes on with the compiler's message, `isReplacedByForm` that the
  /// script shows a form in the figure's place, `fields` gives, as markup, what stands below lines whose value is asked
  /// for.
  func write(
    _ snippet: Snippet, messageFollows: Bool = false, isReplacedByForm: Bool = false,
    fields: [Int: [UInt8]] = [:], to out: inout Serializer
  ) {
    let reading = reader.reading(of: snippet.code)
    let runnable = RunnableCode(snippet, reading)
    let isOnPage =
      fields.isEmpty && runnable.isAsShown && !Spot.isMarked(snippet.code)
    let attributes: Attributes = [
      "class": isReplacedByForm ? "code for-reading" : "code",
      "data-copy": isOnPage ? nil : runnable.text,
    ]
    out.element("figure", attributes) { out in
      caption(of: snippet, to: &out)
      out.element("pre") { out in
        out.element("code") { lines(of: snippet, reading, fields: fields, to: &$0) }
      }
      remarks(on: snippet, messageFollows: messageFollows, to: &out)
      out.element("div", ["class": "foot"]) { proof(of: snippet, to: &$0) }
    }
  }

  /// Writes the shown lines, coloured, each ended.
  ///
  /// `blank` writes what stands in the place of a blank, or false to show the blank itself; `fields` gives what stands
  /// below a line.
  func lines(
    of snippet: Snippet, _ reading: CodeReading, fields: [Int: [UInt8]] = [:],
    to out: inout Serializer, blank fill: (Int, inout Serializer) -> Bool = { _, _ in false }
  ) {
    if let markup = reading.markup, snippet.flags.mode != .blank, fields.isEmpty,
      !snippet.lines.contains(where: \.isHidden)
    {
      return out.raw(markup)
    }
    var highlighted = reading.lines
    if highlighted.count != snippet.lines.count {
      highlighted = snippet.lines.map { [CodeToken(nil, $0.text)] }
    }
    var blanks = 0
    for (index, (line, tokens)) in zip(snippet.lines, highlighted).enumerated()
    where !line.isHidden {
      func write(to out: inout Serializer) {
        for token in snippet.flags.mode == .blank ? tokens.flatMap(\.cutAtBlanks) : tokens {
          if token.kind == .blank {
            blanks += 1
            if fill(blanks, &out) { continue }
          }
          self.write(token, of: snippet, to: &out)
        }
        out.newline()
      }
      if line.text.holds("// ❌") {
        out.element("span", ["class": "refused"], write(to:))
      } else {
        write(to: &out)
      }
      if let field = fields[index] { out.raw(field) }
    }
  }

  /// Writes a stretch as readers see it: without the machine's marks, and with signs every font has.
  private func write(_ token: CodeToken, of snippet: Snippet, to out: inout Serializer) {
    if token.kind == .comment, token.text == "// given" { return }
    guard token.kind == .comment, Spot.isMarked(token.text) else {
      return reader.write(token, to: &out)
    }
    guard let spot = Spot(comment: token.text) else {
      return reader.write(CodeToken(.comment, Self.inPlainSigns(token.text)), to: &out)
    }
    out.element(
      "span", ["class": "spot", "id": id(Spot.id(spot.number, in: snippet))],
      text: "\(spot.number)")
    if !spot.remark.isEmpty { reader.write(CodeToken(.comment, " " + spot.remark), to: &out) }
  }

  /// The text with signs that every font has.
  static func inPlainSigns(_ text: String) -> String {
    guard text.holds("❌") || text.holds("✅") else { return text }
    return String(text.map { $0 == "❌" ? "✕" : $0 == "✅" ? "✓" : $0 })
  }

  private func caption(of snippet: Snippet, to out: inout Serializer) {
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
    if parts.isEmpty { return }
    out.element(
      "figcaption", ["class": isBad ? "bad" : nil], text: parts.joined(separator: " · "))
  }

  private func remarks(on snippet: Snippet, messageFollows: Bool, to out: inout Serializer) {
    switch snippet.flags.mode {
    case .fails(let message) where !messageFollows && !message.isEmpty:
      remark("says bad", words(.compilerMessage), "error: " + message, to: &out)
    case .sketch(let reason):
      out.element("div", ["class": "says"]) { $0.element("i", text: words(.sketch, reason)) }
    default: break
    }
    if let output = snippet.output { remark("says", words(.output), output, to: &out) }
  }

  private func proof(of snippet: Snippet, to out: inout Serializer) {
    guard isProven else { return }
    let way = ProofTally.Way(snippet.flags.mode)
    out.element("span", ["class": way == .sketch ? "proof none" : "proof"], text: words(way.mark))
  }

  private func remark(
    _ className: String, _ name: String, _ text: String, to out: inout Serializer
  ) {
    out.element("div", ["class": className]) { out in
      out.element("b", text: name)
      out.element("samp", text: text)
    }
  }
}
