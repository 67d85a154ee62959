import Foundation

/// A picture as UIKit names it; only its name is known here, or its data.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  let name: String
  private let data: Data?

  /// A picture without anything on it.
  public override init() { (name, data) = ("", nil) }

  /// A picture of the asset catalogue, written as a literal.
  public required init(imageLiteralResourceName name: String) {
    (self.name, data) = (name, nil)
  }

  /// A picture of the asset catalogue.
  public init?(named name: String) { (self.name, data) = (name, nil) }

  /// A symbol of the system.
  public init?(systemName name: String) { (self.name, data) = (name, nil) }

  /// A picture of a file; nil where the file cannot be read.
  public init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    (name, self.data) = (path, data)
  }

  /// A picture of data; nil where there are none.
  public init?(data: Data) {
    guard !data.isEmpty else { return nil }
    (name, self.data) = ("data", data)
  }

  /// The size in points; nothing is known of it here.
  open var size: CGSize { .zero }

  /// The data the picture was made of.
  open func pngData() -> Data? { data }

  /// The data the picture was made of.
  open func jpegData(compressionQuality: CGFloat) -> Data? { data }
}

extension UIImage {
  /// How a picture is coloured.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  /// The picture, coloured in a way; here it is as it was.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  /// The picture in a colour; here it is as it was.
  public func withTintColor(
    _ color: UIColor, renderingMode: RenderingMode = .automatic
  ) -> UIImage { self }
}

extension Image {
  /// A picture of UIKit.
  public init(uiImage: UIImage) { self.init(uiImage.name) }
}

/// What a literal of a picture is by itself.
public typealias _ImageLiteralType = UIImage
