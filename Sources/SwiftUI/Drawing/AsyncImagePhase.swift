/// How far an image from the net has come.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The image where it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// What went wrong where something did.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
