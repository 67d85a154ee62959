extension Lesson {
  /// The lesson without its text: its front matter, its headings, of which only the first says something, in plain
  /// words, and its questions without what stands under them, one behind the other.
  ///
  /// It is what other lessons and their pages need to know of it.
  package var outline: Lesson {
    var outline = self
    outline.blocks = []
    var isFirst = true
    blocks.forEachBlock { block in
      switch block.kind {
      case .heading(var heading):
        // A lesson may have its title from there.
        heading.content = isFirst ? [.text(heading.content.plainText)] : []
        isFirst = false
        outline.blocks.append(Block(.heading(heading), range: block.range))
      case .checkpoint(var checkpoint):
        checkpoint.title = []
        checkpoint.blocks = []
        outline.blocks.append(Block(.checkpoint(checkpoint), range: block.range))
      default: break
      }
    }
    return outline
  }
}
