extension Group {
  /// Shows what is made of the single views of a view.
  public nonisolated init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(
      content: GroupElementsOfContent(view) { transform(SubviewsCollection($0.subviewNodes)) })
  }

  /// Shows what is made of the sections of a view.
  public nonisolated init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(view) { transform(SectionCollection($0)) })
  }
}

extension ForEach where Content: View {
  /// Shows a view for each of the single views of a view.
  public nonisolated init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(source: AnyView(view)), id: { $0.id }, content: content)
  }

  /// Shows a view for each of the sections of a view.
  public nonisolated init<V: View>(
    sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content
  ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(
      data: ForEachSectionCollection(source: AnyView(view)), id: { $0.id }, content: content)
  }
}
