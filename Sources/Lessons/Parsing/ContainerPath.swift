import Diagnostics

/// The quotes and list items around a block: what stands before the block's own text on each of its lines.
struct ContainerPath {
  private enum Marker {
    case quote
    /// An item whose further lines are indented by so many columns.
    case item(indentation: Int)
  }

  private struct Container {
    var marker: Marker

    /// Where the content begins on the line that opens the container.
    var opening: LineCursor
    var line: Int
  }

  private var containers: [Container] = []

  /// Enters the quote that starts at the position.
  mutating func enterQuote(at start: SourcePosition, in source: SourceText) {
    var cursor = cursor(at: start, in: source)
    _ = cursor.skipQuoteMarker()
    containers.append(Container(marker: .quote, opening: cursor, line: start.line))
  }

  /// Enters the list item that starts at the position.
  mutating func enterItem(at start: SourcePosition, in source: SourceText) {
    let base = content(ofLine: start.line, in: source).column
    var cursor = cursor(at: start, in: source)
    cursor.skipItemMarker()
    let marker = Marker.item(indentation: cursor.column - base)
    containers.append(Container(marker: marker, opening: cursor, line: start.line))
  }

  mutating func leave() {
    containers.removeLast()
  }

  /// The place behind the markers and indentation that the containers ask for on a line.
  func content(ofLine line: Int, in source: SourceText) -> LineCursor {
    strip(line, source).cursor
  }

  /// Whether a line lacks some of its containers' markers, and belongs to them as a lazy continuation only.
  func isLazy(line: Int, in source: SourceText) -> Bool {
    strip(line, source).isLazy
  }

  private func strip(_ line: Int, _ source: SourceText) -> (cursor: LineCursor, isLazy: Bool) {
    var cursor = LineCursor(source, line: line)
    for container in containers {
      if container.line == line {
        cursor = container.opening
        continue
      }
      switch container.marker {
      case .quote:
        guard cursor.skipQuoteMarker() else { return (cursor, true) }
      case .item(let indentation):
        guard cursor.skipBlanks(upTo: indentation) == indentation else { return (cursor, true) }
      }
    }
    return (cursor, false)
  }

  private func cursor(at position: SourcePosition, in source: SourceText) -> LineCursor {
    var cursor = content(ofLine: position.line, in: source)
    cursor.move(to: source.offset(of: position))
    return cursor
  }
}
