import Foundation

extension Handler {
  /// Presses as often as needed.
  static func taps(count: Int, _ action: @escaping () -> Void) -> Handler {
    count > 1 ? .taps(count, action) : .tap(action)
  }

  /// What does both, where a person does the same for both.
  fileprivate func together(with other: Handler) -> Handler? {
    func both(_ one: @escaping () -> Void, _ two: @escaping () -> Void) -> () -> Void {
      return {
        one()
        two()
      }
    }
    return switch (self, other) {
    case (.tap(let one), .tap(let two)): .tap(both(one, two))
    case (.taps(let count, let one), .taps(let others, let two)) where count == others:
      .taps(count, both(one, two))
    case (.longPress(let one), .longPress(let two)): .longPress(both(one, two))
    case (.drag(let one), .drag(let two)):
      .drag {
        one($0)
        two($0)
      }
    case (.hover(let one), .hover(let two)):
      .hover {
        one($0)
        two($0)
      }
    default: nil
    }
  }
}

extension [Handler] {
  /// What a person can do where what others do happens as well.
  func together(with others: [Handler]) -> [Handler] {
    others.reduce(into: self) { joined, other in
      let match = joined.indices.compactMap { place in
        joined[place].together(with: other).map { (place, $0) }
      }.first
      if let (place, both) = match { joined[place] = both } else { joined.append(other) }
    }
  }
}
