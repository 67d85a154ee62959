import Foundation

/// A screen; here there is one, as large as the views are told.
open class UIScreen: NSObject {
  /// The screen.
  public nonisolated(unsafe) static let main = UIScreen()

  /// The size in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: ScreenSize.current) }
  /// The size in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The number of pixels in the width of a point.
  open var scale: CGFloat { 3 }
  /// How bright the screen is, from 0 to 1.
  open var brightness: CGFloat = 0.5
}
