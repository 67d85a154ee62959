extension StringProtocol {
  /// The text without what fits at either end of it.
  package func trimmed(where isOuter: (Character) -> Bool) -> SubSequence {
    guard let first = firstIndex(where: { !isOuter($0) }),
      let last = lastIndex(where: { !isOuter($0) })
    else { return self[endIndex...] }
    return self[first...last]
  }
}
