import Foundation

/// Draws images; they are empty.
open class UIGraphicsImageRenderer: NSObject {
  /// Makes a renderer for images of a size.
  public init(size: CGSize) {}
  /// Makes a renderer for images of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }
  /// Makes a renderer for images of a size.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }
  /// Makes a renderer for images of a size.
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size)
  }

  /// Makes an image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }

  /// Makes an image in the format of pictures without loss; there is none.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    actions(UIGraphicsImageRendererContext())
    return Data()
  }

  /// Makes an image in the format of photographs; there is none.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    actions(UIGraphicsImageRendererContext())
    return Data()
  }
}

/// How images are drawn.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The dots in a point.
  open var scale: CGFloat = 3
  /// Whether nothing is seen through.
  open var opaque = false
  /// As usual.
  public class func `default`() -> UIGraphicsImageRendererFormat { .init() }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts an image of a size; nothing is drawn.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Starts an image of a size; nothing is drawn.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat)
{}
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The image that was started: an empty one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { UIImage() }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// What the image that was started is drawn on.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext() }
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Ends the image that was started.
public func UIGraphicsEndImageContext() {}

/// What an image is drawn on.
open class UIGraphicsImageRendererContext: NSObject {
  /// What Core Graphics draws on.
  public let cgContext = CGContext()
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) {}
}
