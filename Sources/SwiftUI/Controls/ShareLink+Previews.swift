extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares things that look like so.
  public nonisolated init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Shares things that look like so, with a localised title.
  public nonisolated init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

extension ShareLink {
  /// Shares things that look like so, with a label of views.
  public nonisolated init<Data: RandomAccessCollection, PreviewImage, PreviewIcon>(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}
