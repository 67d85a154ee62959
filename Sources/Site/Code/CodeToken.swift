import HTML
import Lessons

/// A stretch of Swift source that a stylesheet may colour.
package struct CodeToken: Equatable, Sendable {
  /// What a stretch is; the raw value is its class in the page, short because it stands there often.
  package enum Kind: String, CaseIterable, Sendable {
    case keyword = "k"
    case type = "t"
    case string = "s"
    case number = "n"
    case comment = "c"
    case attribute = "a"
    case directive = "d"
    /// What the learner fills in.
    case blank = "b"

    /// The attributes of the element around such a stretch.
    var attributes: Attributes { ["class": rawValue] }
  }

  /// A stretch of a source, in bytes.
  struct Part: Equatable, Sendable {
    var kind: Kind?
    var range: Range<Int>

    /// The stretch as pages without colours know it: they tell only comments apart, for the marks in them.
    var withoutColour: Part { kind == .comment ? self : Part(kind: nil, range: range) }
  }

  /// Nil for what keeps the colour of the text.
  package var kind: Kind?

  package var text: String

  package init(_ kind: Kind?, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

extension CodeToken {
  /// Writes the stretch as a page shows it.
  func write(to out: inout Serializer) {
    if let kind { out.element("span", kind.attributes, text: text) } else { out.text(text) }
  }

  /// The stretch in pieces, of which those that learners fill in are blanks, wherever they stand.
  var cutAtBlanks: [CodeToken] {
    guard text.utf8.contains(UInt8(ascii: "_")), kind != .blank else { return [self] }
    let line = BlankedLine(text)
    let blanks = line.blanks.map { CodeToken(.blank, String($0)) } + [CodeToken(kind, "")]
    return zip(line.pieces, blanks).flatMap { [CodeToken(kind, String($0)), $1] }
      .filter { !$0.text.isEmpty }
  }
}
