import Foundation

extension Timer {
  /// A timer that never fires, such as a property has before the real one is made: `var timer = Timer()`.
  ///
  /// - Parameter nothing: Nothing. On Linux the initialiser without parameters is not there to be overridden.
  public convenience init(_ nothing: Void = ()) {
    self.init(fire: .distantFuture, interval: 0, repeats: false) { _ in }
  }
}
