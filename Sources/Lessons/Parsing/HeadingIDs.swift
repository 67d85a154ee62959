import Diagnostics

/// Gives every heading an id that is unique in its lesson, and numbers no checkpoint twice.
///
/// Ids made from text keep clear of those the author gave and of the checkpoints', wherever they stand; so a new
/// heading changes no id but those made from the same words further down.
struct HeadingIDs {
  private(set) var diagnostics: [Diagnostic] = []

  private var taken: [String: SourceRange?] = [:]
  private var counts: [String: Int] = [:]

  mutating func assign(to blocks: inout [Block]) {
    blocks.forEachBlock { reserve($0) }
    blocks.updateEach { block in
      guard case .heading(var heading) = block.kind, !heading.hasOwnID else { return }
      heading.id = unique(Slug.make(from: heading.content.plainText))
      block.kind = .heading(heading)
    }
  }

  private mutating func reserve(_ block: Block) {
    switch block.kind {
    case .heading(let heading) where heading.hasOwnID:
      if let first = taken[heading.id] {
        report(
          "repeated-id", "heading id '\(heading.id)' is given twice", "choose another",
          block.range, first)
      } else {
        taken[heading.id] = .some(block.range)
      }
    case .checkpoint(let checkpoint):
      if let first = taken[checkpoint.id] {
        report(
          "repeated-question", "question number Q\(checkpoint.number) is given twice",
          "give it a number of its own", checkpoint.headingRange, first)
      } else {
        taken[checkpoint.id] = .some(checkpoint.headingRange)
      }
    default: break
    }
  }

  private mutating func unique(_ slug: String) -> String {
    var id = slug
    while taken[id] != nil {
      counts[slug, default: 1] += 1
      id = "\(slug)-\(counts[slug, default: 1])"
    }
    taken[id] = .some(nil)
    return id
  }

  private mutating func report(
    _ identifier: String, _ summary: String, _ advice: String, _ range: SourceRange?,
    _ first: SourceRange?
  ) {
    let note = Diagnostic(.note, identifier, "first given here", range: first)
    diagnostics.append(
      Diagnostic(.error, identifier, summary, advice: advice, range: range, notes: [note]))
  }
}
