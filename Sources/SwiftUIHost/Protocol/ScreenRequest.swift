/// One thing asked of a mounted view.
public struct ScreenRequest: Hashable, Codable, Sendable {
  /// What is asked.
  public enum Operation: Hashable, Codable, Sendable {
    /// Do something to an element, as a person would.
    case perform(ElementAction, ElementQuery)
    /// Describe the one element that fits.
    case element(ElementQuery)
    /// Describe every element that fits, in the order shown.
    case elements(ElementQuery)
    /// Write down the shown tree.
    case dump
    /// Tell what Apple's framework would have logged so far.
    case issues
    /// Take the view off the screen.
    case unmount
  }

  /// The number of the screen, as the server gave it out.
  public var screen: Int
  /// What is asked.
  public var operation: Operation

  /// Makes a request.
  public init(screen: Int, operation: Operation) {
    self.screen = screen
    self.operation = operation
  }
}
