extension String {
  /// Whether a name comes before another one, numbers in them counted: `q2` before `q10`.
  package func precedesByNumber(_ other: String) -> Bool {
    let (own, others) = (stretches, other.stretches)
    for (left, right) in zip(own, others) where left != right {
      if let left = Int(left), let right = Int(right), left != right { return left < right }
      return left < right
    }
    return own.count < others.count
  }

  /// The name's digits and what stands between them, in turn.
  private var stretches: [Substring] {
    var stretches: [Substring] = []
    var rest = self[...]
    while let first = rest.utf8.first {
      let isNumber = first.isDigit
      let end = rest.utf8.firstIndex { $0.isDigit != isNumber } ?? rest.endIndex
      stretches.append(rest[..<end])
      rest = rest[end...]
    }
    return stretches
  }
}
