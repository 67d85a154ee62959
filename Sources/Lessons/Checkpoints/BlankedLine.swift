/// A line of code around its blanks: three low lines or more in a row stand for what a learner fills in.
package struct BlankedLine {
  /// The text around the blanks, in order: one piece more than there are blanks.
  package private(set) var pieces: [Substring] = []

  /// The blanks as they are written.
  package private(set) var blanks: [Substring] = []

  package init(_ line: String) {
    var rest = line[...]
    var index = line.startIndex
    while let start = line[index...].firstIndex(of: "_") {
      let end = line[start...].firstIndex { $0 != "_" } ?? line.endIndex
      if line.utf8.distance(from: start, to: end) >= 3 {
        pieces.append(rest[..<start])
        blanks.append(line[start..<end])
        rest = line[end...]
      }
      index = end
    }
    pieces.append(rest)
  }

  /// The line with answers in place of its blanks, as long as there are answers.
  package func filled(from answers: inout ArraySlice<String>) -> String {
    zip(blanks, pieces.dropFirst()).reduce(into: String(pieces[0])) { line, next in
      line += (answers.popFirst() ?? String(next.0)) + next.1
    }
  }
}
