/// How a thing that is shared looks.
public nonisolated struct SharePreview<PreviewImage, PreviewIcon> {
  /// Words and a picture.
  public init(_ titleKey: LocalizedStringKey, image: PreviewImage, icon: PreviewIcon) {}
}

extension SharePreview where PreviewIcon == Never {
  /// Words and a picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, image: PreviewImage) {}

  /// Words and a picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, image: PreviewImage) {}
}

extension SharePreview where PreviewImage == Never, PreviewIcon == Never {
  /// Words.
  public nonisolated init(_ titleKey: LocalizedStringKey) {}

  /// Words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S) {}
}

extension SharePreview where PreviewImage == Never {
  /// Words and a small picture.
  public nonisolated init(_ titleKey: LocalizedStringKey, icon: PreviewIcon) {}

  /// Words and a small picture.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, icon: PreviewIcon) {}
}
