package import Diagnostics

/// One Markdown file in one language.
package struct Lesson: Equatable, Sendable {
  /// The file's name without extension: the same in every language.
  package var id: String

  /// `en` or `de`.
  package var language: String

  /// The file as messages name it.
  package var file: String

  package var frontMatter: FrontMatter
  package var blocks: [Block]

  package init(
    id: String, language: String, file: String, frontMatter: FrontMatter, blocks: [Block]
  ) {
    self.id = id
    self.language = language
    self.file = file
    self.frontMatter = frontMatter
    self.blocks = blocks
  }

  /// Every block, in reading order, parents first.
  package var allBlocks: [Block] { blocks.withDescendants }

  /// The numbered questions, in reading order.
  package var checkpoints: [Checkpoint] {
    var checkpoints: [Checkpoint] = []
    blocks.forEachBlock { block in
      if case .checkpoint(let checkpoint) = block.kind { checkpoints.append(checkpoint) }
    }
    return checkpoints
  }

  /// The Swift fences with their places, in reading order.
  package var snippets: [(snippet: Snippet, range: SourceRange?)] {
    var snippets: [(snippet: Snippet, range: SourceRange?)] = []
    blocks.forEachBlock { block in
      if case .snippet(let snippet) = block.kind { snippets.append((snippet, block.range)) }
    }
    return snippets
  }

  /// The title of the front matter, else the first heading's text, else the file's name.
  package var title: String {
    if let title = frontMatter["title"] { return title }
    for case .heading(let heading) in blocks.map(\.kind) { return heading.content.plainText }
    return id
  }
}

/// The `key: value` lines between `---` at the head of a lesson.
package struct FrontMatter: Equatable, Sendable {
  package struct Entry: Equatable, Sendable {
    package var key: String
    package var value: String
    package var range: SourceRange

    package init(key: String, value: String, range: SourceRange) {
      self.key = key
      self.value = value
      self.range = range
    }
  }

  package var entries: [Entry]

  package init(entries: [Entry] = []) {
    self.entries = entries
  }

  package subscript(key: String) -> String? {
    entries.first { $0.key == key }?.value
  }
}

extension [Block] {
  /// The blocks and all blocks inside them, in reading order, parents first.
  package var withDescendants: [Block] {
    var all: [Block] = []
    forEachBlock { all.append($0) }
    return all
  }
}
