import Foundation

/// How the rows of a table are sorted, whatever the type.
nonisolated struct TableSorting {
  /// Sorts by a comparator first, or the other way round where that is so already.
  let sort: (Any) -> Void

  init<Sort: SortComparator>(_ order: Binding<[Sort]>) where Sort: Hashable {
    sort = { comparator in
      guard var chosen = comparator as? Sort else { return }
      var all = order.wrappedValue
      var other = chosen
      other.order = chosen.order == .forward ? .reverse : .forward
      if all.first == chosen { chosen = other }
      all.removeAll { $0 == chosen || $0 == other || $0.isOpposite(of: chosen) }
      order.wrappedValue = [chosen] + all
    }
  }

  func sort(by comparator: Any) { sort(comparator) }
}

extension SortComparator where Self: Hashable {
  /// Whether another sorts the same the other way round.
  fileprivate func isOpposite(of other: Self) -> Bool {
    var turned = other
    turned.order = other.order == .forward ? .reverse : .forward
    return self == turned
  }
}
