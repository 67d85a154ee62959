import Foundation

/// Hands things over to other programs; here there are none.
public nonisolated struct ShareLink<Label: View>: View, PrimitiveView {
  /// A link is primitive.
  public typealias Body = Never

  private let label: Label

  init(label: Label) { self.label = label }

  func update(_ node: Node) { node.updateChild(0, label) }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.shareLink, node)
    element.children = node.childElements
    element.label = element.children.joinedText
    element.handlers = [.tap {}]
    return [element]
  }
}

extension ShareLink {
  /// Shares a thing, with a label of views.
  public nonisolated init<I>(
    item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Shares a thing that looks like so, with a label of views.
  public nonisolated init<I, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Shares things, with a label of views.
  public nonisolated init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Shares a thing.
  public nonisolated init<I>(item: I, subject: Text? = nil, message: Text? = nil) {
    self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Shares a thing, with a localised title.
  public nonisolated init<I>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares a thing that looks like so.
  public nonisolated init<I, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Shares a thing that looks like so, with a localised title.
  public nonisolated init<I, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }

  /// Shares things.
  public nonisolated init<Data: RandomAccessCollection>(
    items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Shares things, with a localised title.
  public nonisolated init<Data: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(label: DefaultShareLinkLabel(title: Text(titleKey)))
  }
}

/// The usual label of a link that shares.
public nonisolated struct DefaultShareLinkLabel: View, PrimitiveView {
  /// The label is primitive.
  public typealias Body = Never

  let title: Text

  func update(_ node: Node) { node.updateChild(0, title) }
}
