/// Cuts one line of a table at its pipes.
enum TableRow {
  /// The offsets of the cells without the white space around them; a backslash takes a pipe its meaning.
  static func cells(of line: Range<Int>, in source: SourceText) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    var start = line.lowerBound
    var isEscaped = false
    if let first = line.first, source.bytes[first] == .pipe { start += 1 }
    for offset in start..<max(start, line.upperBound) {
      switch source.bytes[offset] {
      case .pipe where !isEscaped:
        cells.append(source.trimmed(start..<offset))
        start = offset + 1
        isEscaped = false
      case .backslash: isEscaped = true
      default: isEscaped = false
      }
    }
    if start < line.upperBound { cells.append(source.trimmed(start..<line.upperBound)) }
    return cells
  }

  /// What a delimiter row asks for; nil where the line is none.
  static func alignments(of line: Range<Int>, in source: SourceText) -> [Table.Alignment?]? {
    let cells = cells(of: line, in: source)
    guard !cells.isEmpty else { return nil }
    var alignments: [Table.Alignment?] = []
    for cell in cells {
      guard let alignment = alignment(of: source.bytes[cell]) else { return nil }
      alignments.append(alignment)
    }
    return alignments
  }

  /// What a delimiter cell asks for; nil where it is none.
  private static func alignment(of cell: ArraySlice<UInt8>) -> Table.Alignment?? {
    let colon = UInt8(ascii: ":")
    let startsWithColon = cell.first == colon
    let dashes = cell.drop { $0 == colon }
    let dashCount = dashes.prefix { $0 == UInt8(ascii: "-") }.count
    let endsWithColon = cell.count > 1 && cell.last == colon
    let expected = dashCount + (startsWithColon ? 1 : 0) + (endsWithColon ? 1 : 0)
    guard dashCount > 0, cell.count == expected else { return nil }
    switch (startsWithColon, endsWithColon) {
    case (true, true): return .some(.center)
    case (true, false): return .some(.left)
    case (false, true): return .some(.right)
    case (false, false): return .some(nil)
    }
  }
}
