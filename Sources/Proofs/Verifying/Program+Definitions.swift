import Diagnostics

extension Program {
  /// What the program defines besides a snippet itself, in order.
  func definitions(besides step: LessonWalk.Step) -> [Proof.Seen] {
    let parsed = ParsedSource(source)
    return parsed.items.flatMap { item, bytes -> [Proof.Seen] in
      guard case .declaration(let declaration) = item,
        let origin = parsed.source.slice(bytes).lines.first(where: { line in
          line.origin != nil && !line.text.allSatisfy(\.isWhitespace)
        })?.origin, !step.contains(origin)
      else { return [] }
      let names = declaration.keys.compactMap(\.baseName)
      return (names.isEmpty ? ["extension"] : names).map {
        Proof.Seen(name: $0, file: origin.file, line: origin.line)
      }
    }
  }
}

extension LessonWalk.Step {
  /// Whether a place is in the snippet.
  fileprivate func contains(_ origin: SourceText.Origin) -> Bool {
    guard origin.file == file, let range else { return false }
    return range.lowerBound.line <= origin.line && origin.line <= range.upperBound.line
  }
}
