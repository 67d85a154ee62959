import Foundation

/// The size of the screen that is not there: that of a common telephone, in points.
enum ScreenSize {
  static let current = CGSize(width: 393, height: 852)
}
