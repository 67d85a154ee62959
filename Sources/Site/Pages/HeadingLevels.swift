import Lessons

/// Evens out the levels of a page's headings: one title, and no step left out on the way down.
///
/// Whoever listens to a page moves by its headings, and takes a missing level for a missing section.
struct HeadingLevels {
  /// The levels, as the author gave them, of the headings that the current place lies under.
  private var open: [Int] = []

  private init() {}

  /// The blocks below a title of level 1.
  static func evened(_ blocks: [Block]) -> [Block] {
    var levels = HeadingLevels()
    return levels.even(blocks)
  }

  private mutating func even(_ blocks: [Block]) -> [Block] {
    blocks.map { block in
      var copy = block
      switch block.kind {
      case .heading(var heading):
        heading.level = enter(heading.level)
        copy.kind = .heading(heading)
      case .checkpoint(var checkpoint):
        checkpoint.level = enter(checkpoint.level)
        checkpoint.blocks = even(checkpoint.blocks)
        copy.kind = .checkpoint(checkpoint)
      case .details(var details):
        details.blocks = even(details.blocks)
        copy.kind = .details(details)
      default: break
      }
      return copy
    }
  }

  /// The level on the page of a heading that the author gave this level.
  private mutating func enter(_ level: Int) -> Int {
    while let last = open.last, last >= level { open.removeLast() }
    open.append(level)
    return min(6, 1 + open.count)
  }
}
