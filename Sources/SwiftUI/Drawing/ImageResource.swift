import Foundation

/// The name of an image in an asset catalogue.
public struct ImageResource: Hashable, Sendable {
  let name: String

  /// Makes a resource of a name.
  public init(name: String, bundle: Bundle) { self.name = name }
}
