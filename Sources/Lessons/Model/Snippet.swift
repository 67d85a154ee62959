package import Diagnostics

/// A fenced Swift block: what a reader sees, and what is to be proven of it.
package struct Snippet: Equatable, Sendable {
  package var flags: SnippetFlags

  /// The code lines as they stand in the fence.
  package var lines: [Line] { didSet { code = Self.text(of: lines) } }

  /// All of the code, hidden lines included, each line ended.
  package private(set) var code: String

  /// Where the info string stands, for messages about flags.
  package var infoRange: SourceRange?

  /// The text of the `output` fence that follows a `run` snippet.
  package var output: String?

  /// Where that fence stands.
  package var outputRange: SourceRange?

  package struct Line: Equatable, Sendable {
    /// Without its line break, and without the indentation of the list or quote around the fence.
    package var text: String

    /// The place of the line's first byte in the Markdown file.
    package var start: SourcePosition

    /// Whether the line is compiled without being shown: it ends in `// hidden`.
    package var isHidden: Bool

    package init(text: String, start: SourcePosition, isHidden: Bool = false) {
      self.text = text
      self.start = start
      self.isHidden = isHidden
    }
  }

  /// - Parameter code: The lines' text, each line ended, where it is known already.
  package init(
    flags: SnippetFlags, lines: [Line], code: String? = nil, infoRange: SourceRange? = nil,
    output: String? = nil, outputRange: SourceRange? = nil
  ) {
    self.flags = flags
    self.lines = lines
    self.code = code ?? Self.text(of: lines)
    self.infoRange = infoRange
    self.output = output
    self.outputRange = outputRange
  }

  /// The code that readers see, each line ended.
  package var shownCode: String {
    lines.contains(where: \.isHidden) ? Self.text(of: lines.filter { !$0.isHidden }) : code
  }

  private static func text(of lines: [Line]) -> String {
    var text = ""
    text.reserveCapacity(lines.reduce(0) { $0 + $1.text.utf8.count + 1 })
    for line in lines {
      text += line.text
      text += "\n"
    }
    return text
  }
}

/// What the author wrote behind `swift` on the fence.
package struct SnippetFlags: Equatable, Sendable {
  /// What must be true of the snippet.
  package enum Mode: Equatable, Sendable {
    case compiles
    /// The compiler refuses it with exactly this error.
    case fails(message: String)
    /// It compiles, and stops with a trap when run.
    case traps
    /// It prints exactly the `output` fence behind it.
    case runs
    /// `_____` marks what the learner fills in; it compiles with the checkpoint's answers in place.
    case blank
    /// Each line's value is to be predicted.
    case predict
    /// Each line compiles or does not; the learner says which.
    case which
    /// One of several versions; the learner says whether it behaves as the checkpoint's `decides` snippet wants.
    case choose
    /// Expressions that are all true of the right versions and not of the others.
    case decides
    /// Not proven, for the reason given.
    case sketch(reason: String)
  }

  /// What the snippet may see.
  package enum Environment: Equatable, Sendable {
    /// The model library and what the lesson has defined so far.
    case earlier
    /// The model library and the lesson's last definitions.
    case final
    /// The frameworks alone.
    case none
    /// Another lesson's last definitions.
    case lesson(String)
  }

  /// Where the snippet stands beside its neighbour.
  package enum Side: String, Equatable, Sendable {
    case before, after
  }

  package var mode: Mode = .compiles
  package var environment: Environment = .earlier

  /// The type whose members, or whose view statements, the snippet is.
  package var type: String?

  package var side: Side?

  /// Whether the whole snippet is compiled without being shown.
  package var isHidden = false

  package init() {}
}
