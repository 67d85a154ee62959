import Foundation

/// What a person can do with an element.
package enum Handler {
  /// Press it.
  case tap(() -> Void)
  /// Press it several times in a row.
  case taps(Int, () -> Void)
  /// Step it up or down; a missing half cannot be pressed.
  case step(up: (() -> Void)?, down: (() -> Void)?)
  /// Switch it on or off.
  case toggle(isOn: Bool, set: (Bool) -> Void)
  /// Write text into it, and finish with the return key.
  case text(current: String, set: (String) -> Void, submit: () -> Void)
  /// Choose one of several.
  case select([Choice])
  /// Move it to a value within bounds.
  case slide(ClosedRange<Double>, set: (Double) -> Void)
  /// Choose a date, within bounds where there are some.
  case date(ClosedRange<Date>, set: (Date) -> Void)
  /// Press it for a while.
  case longPress(() -> Void)
  /// Drag it so far.
  case drag((CGSize) -> Void)
  /// Point at it, or no longer.
  case hover((Bool) -> Void)
  /// Press a key while it has the focus; true where that is the end of it.
  case key((KeyPress) -> Bool)
  /// Lift it, and get what is dragged; nil where nothing is.
  case lift(() -> NSItemProvider?)
  /// Drop something on it.
  case take(DropTaker)
  /// Remove the row it is.
  case delete(() -> Void)
  /// Move rows from places to another, counted among the rows of its collection.
  case move((IndexSet, Int) -> Void)
  /// Pull it down to load anew.
  case refresh(@MainActor () async -> Void)
  /// Leave it, as by a swipe; nil where that is not allowed.
  case dismiss((() -> Void)?)
  /// Go back from it.
  case back(() -> Void)

  /// One of several that can be chosen.
  package struct Choice {
    package let label: String
    package let isSelected: Bool
    package let isEnabled: Bool
    /// What is tapped to choose it; nil where it is chosen in another way.
    package var row: Element?
    package let choose: () -> Void
  }
}
