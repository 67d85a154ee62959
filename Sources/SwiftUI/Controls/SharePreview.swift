/// How a thing that is shared looks.
public nonisolated struct SharePreview<PreviewImage, PreviewIcon> {
  /// Words and a picture.
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage, icon: PreviewIcon) {}
}

extension SharePreview where PreviewIcon == Never {
  /// Words and a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: PreviewImage) {}
}

extension SharePreview where PreviewImage == Never, PreviewIcon == Never {
  /// Words.
  public nonisolated init(_ titleKey: LocalizedStringKey) {}
}

extension SharePreview where PreviewImage == Never {
  /// Words and a small picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, icon: PreviewIcon) {}
}
