import SwiftUI

extension Screen {
  /// Mounts the preview of a name that the program declares with `#Preview`.
  ///
  /// - Throws: `ScreenError.noPreview` where there is none, with the names there are; what making the preview throws.
  public convenience init(preview name: String) throws {
    self.init(try PreviewCatalog().preview(named: name))
  }

  /// Mounts one of the previews that the program declares with `#Preview`, by its position among all in the order of their
  /// files and lines, counted from 1.
  ///
  /// - Throws: `ScreenError.noPreview` where there is none, with the names there are; what making the preview throws.
  public convenience init(previewAt position: Int) throws {
    self.init(try PreviewCatalog().preview(at: position))
  }

  /// Mounts the preview of a display name that a provider makes.
  ///
  /// - Throws: `ScreenError.noPreview` where there is none, with the names there are.
  public convenience init(preview name: String, of provider: (some PreviewProvider).Type) throws {
    self.init(try PreviewCatalog(provider).preview(named: name))
  }

  /// Mounts one of the previews that a provider makes, by its position, counted from 1.
  ///
  /// - Throws: `ScreenError.noPreview` where there is none, with the names there are.
  public convenience init(
    previewAt position: Int = 1, of provider: (some PreviewProvider).Type
  ) throws {
    self.init(try PreviewCatalog(provider).preview(at: position))
  }

  /// What the previews that the program declares with `#Preview` are called: by their names or, where they have none, by their
  /// positions, as in `#2`.
  ///
  /// - Throws: What making a preview throws.
  public static var previewNames: [String] { get throws { try PreviewCatalog().names } }
}
