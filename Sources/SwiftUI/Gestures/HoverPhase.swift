import Foundation

/// Where a pointer is.
public nonisolated enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}
