extension LessonTranslation {
  /// The translated lesson as readers get it: what is stale says so, and what is missing stands there in the source's language.
  ///
  /// Where the lesson is not translated at all, it is the source's, all of it borrowed.
  package var completed: Lesson {
    guard let translation else {
      var lesson = source
      lesson.language = language
      lesson.blocks = source.blocks.map { borrowed($0) }
      return lesson
    }
    guard !isCurrent else { return translation }
    var lesson = translation
    lesson.blocks = merged(source.blocks, translation.blocks)
    return lesson
  }

  private func borrowed(_ block: Block) -> Block {
    var block = block
    block.standing = .borrowed(from: source.language)
    return block
  }

  /// Goes through the source's blocks and puts what is missing behind the counterpart of what stands before it.
  private func merged(_ ours: [Block], _ theirs: [Block]) -> [Block] {
    let parts = Dictionary(
      parts.compactMap { part in part.source.map { ($0.range, part) } },
      uniquingKeysWith: { first, _ in first })
    let places = Dictionary(
      theirs.enumerated().compactMap { index, block in
        block.unitRange.map { ($0, index) }
      }, uniquingKeysWith: { first, _ in first })
    var result = theirs
    // Behind how many of the translation's blocks something was put in; that moves what stands behind it.
    var inserted: [Int] = []
    func index(of place: Int) -> Int { place + inserted.count { $0 <= place } }
    var next = 0
    for block in ours {
      guard let range = block.unitRange, let part = parts[range] else { continue }
      guard let other = part.translation else {
        result.insert(borrowed(block), at: index(of: next))
        inserted.append(next)
        continue
      }
      guard let place = places[other.range] else { continue }
      let at = index(of: place)
      if case .stale = part.state { result[at].standing = .stale }
      if let inner = block.inner, let others = result[at].inner {
        result[at].inner = merged(inner, others)
      }
      if part.state != .moved { next = max(next, place + 1) }
    }
    return result
  }
}

extension Course {
  /// The course as readers get it, with what is not translated in the source's language.
  package func completed(by translations: [LessonTranslation]) -> Course {
    var copy = self
    for (language, lessons) in Dictionary(grouping: translations, by: \.language) {
      copy.lessons[language] = lessons.map(\.completed)
    }
    return copy
  }
}
