import Foundation

extension Handler {
  /// Presses as often as needed.
  static func taps(count: Int, _ action: @escaping () -> Void) -> Handler {
    count > 1 ? .taps(count, action) : .tap(action)
  }

  /// What does both, where a person does the same for both.
  fileprivate func together(with other: Handler) -> Handler? {
    switch (self, other) {
    case (.tap(let one), .tap(let two)):
      .tap {
        one()
        two()
      }
    case (.taps(let count, let one), .taps(let others, let two)) where count == others:
      .taps(count) {
        one()
        two()
      }
    case (.longPress(let one), .longPress(let two)):
      .longPress {
        one()
        two()
      }
    case (.drag(let one), .drag(let two)):
      .drag {
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
    var joined = self
    for other in others {
      let place = joined.firstIndex { $0.together(with: other) != nil }
      if let place, let both = joined[place].together(with: other) {
        joined[place] = both
      } else {
        joined.append(other)
      }
    }
    return joined
  }
}
