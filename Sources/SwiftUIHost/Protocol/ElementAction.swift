import Foundation

/// What is done to an element.
public enum ElementAction: Hashable, Codable, Sendable {
  /// Press it.
  case tap
  /// Press it so often in a row.
  case taps(Int)
  /// Press it for a while.
  case longPress
  /// Press the plus of a stepper.
  case increment
  /// Press the minus of a stepper.
  case decrement
  /// Switch it to what it is not.
  case toggle
  /// Switch it on or off.
  case set(Bool)
  /// Write text into it in the place of what is there.
  case type(String)
  /// Finish it with the return key.
  case submit
  /// Choose what is called so.
  case select(String)
  /// Move it to a value.
  case slide(Double)
  /// Choose a date.
  case pick(Date)
  /// Drag it so far, in points.
  case drag(width: Double, height: Double)
  /// Point at it with a mouse, or no longer.
  case hover(Bool)
  /// Give it the focus and press a key, with the bits of the `EventModifiers` that are held down.
  case press(String, modifiers: Int)
  /// Remove the row it is.
  case delete
  /// Move the row at a position before another position, both counted from 0 before the move.
  case move(Int, Int)
  /// Pull it down to load anew.
  case refresh
  /// Swipe it away.
  case dismiss
  /// Go back from it.
  case back
  /// Give it the focus.
  case focus
  /// Do with it, as assistive technology does, what has this name.
  case act(String)
  /// Scroll to it, so that it and the rows before it come on the screen.
  case scroll
}

extension ElementAction: CustomStringConvertible {
  /// The action in the words of a message.
  public var description: String {
    switch self {
    case .tap: "tapped"
    case .taps(let count): "tapped \(count) times in a row"
    case .longPress: "pressed for a while"
    case .increment: "incremented"
    case .decrement: "decremented"
    case .toggle: "toggled"
    case .set(let isOn): "switched \(isOn ? "on" : "off")"
    case .type: "written into"
    case .submit: "submitted"
    case .select(let choice): "set to \"\(choice)\""
    case .slide(let value): "moved to \(value)"
    case .pick: "set to a date"
    case .drag: "dragged"
    case .hover(let isPointing): isPointing ? "pointed at" : "left by the pointer"
    case .press: "used by keys"
    case .delete: "deleted"
    case .move: "moved"
    case .refresh: "refreshed"
    case .dismiss: "swiped away"
    case .back: "left"
    case .focus: "focused"
    case .act(let name): "used by the action \"\(name)\""
    case .scroll: "scrolled to"
    }
  }
}
