import Foundation

/// One thing asked of a mounted view.
public enum ScreenRequest: Hashable, Codable, Sendable {
  /// Do something to an element, as a person would.
  case perform(ElementAction, ElementQuery)
  /// Press a key, with the bits of the `EventModifiers` that are held down; what has the focus keeps it.
  case press(String, modifiers: Int)
  /// Drag elements to a place and drop them there; where the place is the row of a list, before or behind it.
  case drag([ElementQuery], to: ElementQuery, isBehind: Bool)
  /// Describe the one element that fits.
  case element(ElementQuery)
  /// Describe every element that fits, in the order shown.
  case elements(ElementQuery)
  /// Write down the shown tree.
  case dump
  /// Tell what Apple's framework would have logged so far.
  case issues
  /// Let so many seconds go by for timers and timelines.
  case advance(Double)
  /// Tell something about the world around the view.
  case environment(EnvironmentChange)
  /// Open an address from outside, which the views get that take addresses.
  case open(URL)
  /// Tell whether tasks of views are still running.
  case isBusy
  /// Tell whether a task of a view is running that waits neither for the clock nor for a publisher.
  case canGetFurther
  /// Take the view off the screen.
  case unmount

  /// Whether it changes something, and does not only look.
  var isAction: Bool {
    switch self {
    case .perform, .press, .drag, .advance, .environment, .open, .unmount: true
    case .element, .elements, .dump, .issues, .isBusy, .canGetFurther: false
    }
  }
}
