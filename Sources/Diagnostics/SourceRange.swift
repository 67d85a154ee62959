/// A place in a text file.
package struct SourcePosition: Comparable, Hashable, Sendable, Codable {
  /// Line number, from 1.
  package var line: Int

  /// Column in UTF-8 bytes, from 1.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

/// A half-open stretch of a text file.
package struct SourceRange: Hashable, Sendable, Codable {
  /// The first position inside.
  package var lowerBound: SourcePosition

  /// The first position behind.
  package var upperBound: SourcePosition

  package init(_ lowerBound: SourcePosition, _ upperBound: SourcePosition) {
    self.lowerBound = lowerBound
    self.upperBound = upperBound
  }

  /// The empty range at a position.
  package init(line: Int, column: Int = 1) {
    lowerBound = SourcePosition(line: line, column: column)
    upperBound = lowerBound
  }

  /// The empty range where this one begins.
  package var start: SourceRange { SourceRange(lowerBound, lowerBound) }
}

extension SourceRange: CustomStringConvertible {
  package var description: String {
    "\(lowerBound.line):\(lowerBound.column)-\(upperBound.line):\(upperBound.column)"
  }
}
