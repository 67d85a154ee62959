/// The candidate nearest to a misspelt word by edit distance, if one is near enough to be meant.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  let limit = max(1, word.count / 3)
  return
    candidates
    .map { ($0, editDistance(word.lowercased(), $0.lowercased())) }
    .filter { $0.1 <= limit }
    .min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
}

/// How many letters must be replaced, inserted, removed or swapped with their neighbour.
private func editDistance(_ a: String, _ b: String) -> Int {
  let a = Array(a)
  let b = Array(b)
  var rows = [Array(0...b.count)]
  for i in 1..<a.count + 1 {
    var row = [i]
    for j in 1..<b.count + 1 {
      let substitution = rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      var best = min(substitution, rows[i - 1][j] + 1, row[j - 1] + 1)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        best = min(best, rows[i - 2][j - 2] + 1)
      }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[a.count][b.count]
}
