import Foundation

/// Opens an address; here an address is opened by doing nothing, unless a view above says otherwise.
public nonisolated struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    /// It was opened.
    public static let handled = Result()
    /// Nothing was done.
    public static let discarded = Result()
    /// It is left to the system.
    public static let systemAction = Result()
    /// Another address is left to the system.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  private let handler: (URL) -> Result

  /// Makes an action of a closure.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens an address.
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens an address, and tells whether it was.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    _ = handler(url)
    completion(true)
  }
}
