package import Diagnostics

/// A block of a lesson with its place in the Markdown file.
package struct Block: Equatable, Sendable {
  package var kind: Kind

  /// Where the block stands; nil for what the parser made up.
  package var range: SourceRange?

  /// How the block stands to the lesson it was translated from.
  package var standing = Standing.current

  package init(_ kind: Kind, range: SourceRange? = nil) {
    self.kind = kind
    self.range = range
  }

  package enum Standing: Equatable, Sendable {
    /// The source's own, or translated from the source as it is.
    case current
    /// Translated from an earlier source.
    case stale
    /// Not translated: it stands there in the language named.
    case borrowed(from: String)
  }

  package indirect enum Kind: Equatable, Sendable {
    case heading(Heading)
    case paragraph([Inline])
    case list(List)
    case quote([Block])
    case callout(Callout)
    /// A fence or an indented block that is not Swift.
    case code(CodeBlock)
    /// A Swift fence.
    case snippet(Snippet)
    case table(Table)
    case details(Details)
    case checkpoint(Checkpoint)
    case thematicBreak
    /// Raw HTML, as it stands.
    case html(String)
  }
}

package struct Heading: Equatable, Sendable {
  /// From 1 to 6.
  package var level: Int

  /// Unique in the lesson and stable: made from the text, or given as `{#id}`.
  package var id: String

  /// Whether the author gave the id.
  package var hasOwnID: Bool

  package var content: [Inline]

  package init(level: Int, id: String, hasOwnID: Bool = false, content: [Inline]) {
    self.level = level
    self.id = id
    self.hasOwnID = hasOwnID
    self.content = content
  }
}

package struct List: Equatable, Sendable {
  package enum Marker: Equatable, Sendable {
    case bullet
    case ordered(start: Int)
  }

  package var marker: Marker

  /// Whether its items are set without paragraphs.
  package var isTight: Bool

  package var items: [Item]

  package struct Item: Equatable, Sendable {
    package var blocks: [Block]
    package var range: SourceRange?

    package init(blocks: [Block], range: SourceRange? = nil) {
      self.blocks = blocks
      self.range = range
    }
  }

  package init(marker: Marker, isTight: Bool, items: [Item]) {
    self.marker = marker
    self.isTight = isTight
    self.items = items
  }
}

package struct CodeBlock: Equatable, Sendable {
  /// The fence's whole info string; empty for an indented block.
  package var info: String

  /// The code with its final line break, if it has one.
  package var text: String

  package init(info: String, text: String) {
    self.info = info
    self.text = text
  }

  /// The first word of the info string, in lower case.
  package var language: String {
    info.prefix { !$0.isWhitespace }.lowercased()
  }
}

/// What `<details>` folds away: an answer, mostly.
package struct Details: Equatable, Sendable {
  package var summary: [Inline]
  package var blocks: [Block]

  package init(summary: [Inline], blocks: [Block]) {
    self.summary = summary
    self.blocks = blocks
  }
}
