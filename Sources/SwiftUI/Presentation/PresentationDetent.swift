import Foundation

/// A height at which a sheet can stay.
public nonisolated struct PresentationDetent: Hashable, Sendable, CustomStringConvertible {
  /// The height as it is written in code.
  public let description: String

  /// Half of the screen.
  public static let medium = PresentationDetent(description: ".medium")
  /// All of the screen.
  public static let large = PresentationDetent(description: ".large")
  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(description: ".fraction(\(ArgumentText.number(fraction)))")
  }
  /// So many points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(description: ".height(\(ArgumentText.number(height)))")
  }
  /// A height of one's own.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(description: ".custom(\(type))")
  }

  /// What is known when a height is worked out.
  @dynamicMemberLookup
  public struct Context {
    /// The largest height there is.
    public let maxDetentValue: CGFloat
    private let environment: EnvironmentValues

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// A height that goes by what is known.
public protocol CustomPresentationDetent {
  /// What is known when a height is worked out.
  typealias Context = PresentationDetent.Context

  /// The height in points, or nil where there is none.
  static func height(in context: Context) -> CGFloat?
}
