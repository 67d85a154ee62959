import Foundation

/// The space of a preview.
public nonisolated enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}
