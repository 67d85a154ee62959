import Foundation

/// What a program on a Mac asks of other programs; there are none here.
open class NSWorkspace: NSObject {
  /// The one there is.
  public nonisolated(unsafe) static let shared = NSWorkspace()

  /// Opens an address, which fails here.
  @discardableResult
  open func open(_ url: URL) -> Bool { false }
}
