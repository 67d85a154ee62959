/// A type that makes previews of a view, as they were declared before there was a macro.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The previews.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }

  /// The platform the previews are for; nil for the program's.
  static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
  /// The program's platform.
  public static var platform: PreviewPlatform? { nil }
}

/// A platform of previews.
public nonisolated enum PreviewPlatform: Sendable {
  case iOS, macOS, tvOS, watchOS
}
