import Foundation

/// Fills with an image again and again.
public nonisolated struct ImagePaint: ShapeStyle, CustomStringConvertible {
  /// The image.
  public var image: Image
  /// The part of the image that is used.
  public var sourceRect: CGRect
  /// How large the image is drawn.
  public var scale: CGFloat

  /// Makes a style of an image.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The style as it is written in code.
  public var description: String { ".image(\(image.source))" }
}

extension ShapeStyle where Self == ImagePaint {
  /// An image again and again.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
