/// A type that a preview macro makes, by which the preview is found.
public protocol PreviewRegistry {
  /// The file that the preview is in.
  static var fileID: String { get }
  /// The line of the preview.
  static var line: Int { get }
  /// The column of the preview.
  static var column: Int { get }

  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}
