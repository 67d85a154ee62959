import Foundation

/// Where a popover points.
public nonisolated enum PopoverAttachmentAnchor {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}
