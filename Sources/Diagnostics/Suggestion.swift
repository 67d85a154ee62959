/// The candidate nearest to a misspelt word by edit distance, if one is near enough to be meant.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  let limit = max(1, word.count / 3)
  return
    candidates
    .map { ($0, editDistance(word.lowercased(), $0.lowercased())) }
    .filter { $0.1 <= limit }
    .min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
}

private func editDistance(_ a: String, _ b: String) -> Int {
  let b = Array(b)
  var row = Array(0...b.count)
  for (i, x) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, y) in b.enumerated() {
      let substitution = diagonal + (x == y ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substitution, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[b.count]
}
