import Foundation

extension NSObject {
  /// Delegates to the initialiser without parameters; `made` calls it for classes that are known only when the program runs.
  convenience init(asItsClass: Void) { self.init() }

  /// Makes an object of the class with its initialiser without parameters.
  ///
  /// Apple's runtime does this for every class of Objective-C. In Swift, only a required initialiser can be called on a class that is
  /// a value, and that of Linux's `NSObject` is not required; the one above is called by its symbol.
  @_silgen_name("$s10Foundation8NSObjectC7SwiftUIE10asItsClassACyt_tcfC")
  static func made() -> Self
}
