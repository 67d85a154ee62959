import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at positions counted from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() {
      remove(at: index(startIndex, offsetBy: offset))
    }
  }
}

extension MutableCollection {
  /// Moves the elements at positions counted from the start before another, counted before the move.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.map { all[$0] }
    let before = all.indices.prefix(destination).filter { !source.contains($0) }.map { all[$0] }
    let after = all.indices.dropFirst(destination).filter { !source.contains($0) }.map { all[$0] }
    var position = startIndex
    for element in before + moved + after {
      self[position] = element
      formIndex(after: &position)
    }
  }
}
