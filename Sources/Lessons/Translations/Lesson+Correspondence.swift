extension Lesson {
  /// Whether a translation has a block for each of the lesson's, so that nothing needs to be borrowed.
  ///
  /// Quicker than reading how each block was translated, which whoever only answers questions need not know.
  fileprivate func corresponds(to translation: Lesson) -> Bool {
    blocks.forms == translation.blocks.forms
  }
}

extension Course {
  /// Whether every lesson is there in every language, block by block.
  package var isWhole: Bool {
    let sources = manifest.languages.first.flatMap { lessons[$0] } ?? []
    return manifest.languages.dropFirst().allSatisfy { language in
      let translations = lessons[language] ?? []
      return translations.map(\.id) == sources.map(\.id)
        && zip(sources, translations).allSatisfy { $0.corresponds(to: $1) }
    }
  }
}

extension [Block] {
  /// What makes the blocks each other's counterparts: the kind of each, and the part of the lesson it stands in, which need not stand in the
  /// same place.
  fileprivate var forms: [String] {
    var scope = ""
    return flatMap { block in
      if case .heading(let heading) = block.kind, heading.hasOwnID { scope = heading.id }
      return block.forms.map { "\(scope)/\($0)" }
    }.sorted()
  }
}

extension Block {
  fileprivate var forms: [String] {
    guard let unitKind else { return [] }
    let inside = if case .checkpoint(let checkpoint) = kind { checkpoint.id } else { unitKind }
    return ["\(inside)/\(unitKind)"] + (inner?.forms ?? []).map { "\(inside)/\($0)" }
  }
}
