import Combine
import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A picture as Core Graphics names it, with nothing on it.
public final class CGImage: Sendable {
  /// The width in points.
  public var width: Int { 0 }
  /// The height in points.
  public var height: Int { 0 }
}
