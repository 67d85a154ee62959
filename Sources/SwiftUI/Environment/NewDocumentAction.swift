/// Makes a document; there are none here.
public struct NewDocumentAction: Sendable {
  /// Makes a document.
  public func callAsFunction(_ document: @autoclosure @escaping () -> some FileDocument) {}
  /// Makes a document.
  public func callAsFunction(contentType: UTType) {}
}
