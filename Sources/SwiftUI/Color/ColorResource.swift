import Foundation

/// The name of a colour in an asset catalogue.
public struct ColorResource: Hashable, Sendable {
  let name: String

  /// Makes a resource of a name.
  public init(name: String, bundle: Bundle) { self.name = name }
}
