import Foundation

extension Link where Label == Text {
  /// Makes a link with a localised title.
  public nonisolated init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
}
