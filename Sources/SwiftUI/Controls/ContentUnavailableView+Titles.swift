extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes it of a localised title and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(titleKey, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }

  /// Makes it of a localised title and an image.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image name: String, description: Text? = nil
  ) {
    self.init(
      label: { SwiftUI.Label(titleKey, image: name) }, description: { description },
      actions: { EmptyView() })
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that nothing was found.
  public nonisolated static var search:
    ContentUnavailableView<
      SearchUnavailableContent.Label, SearchUnavailableContent.Description,
      SearchUnavailableContent.Actions
    >
  {
    search(text: "")
  }

  /// Says that nothing was found for some words.
  public nonisolated static func search(
    text: String
  ) -> ContentUnavailableView<
    SearchUnavailableContent.Label, SearchUnavailableContent.Description,
    SearchUnavailableContent.Actions
  > {
    ContentUnavailableView(
      label: { SearchUnavailableContent.Label(text: text) },
      description: { SearchUnavailableContent.Description() },
      actions: { SearchUnavailableContent.Actions() })
  }
}

/// What says that nothing was found.
public enum SearchUnavailableContent {
  /// The heading.
  public struct Label: View {
    nonisolated let text: String

    nonisolated init(text: String) { self.text = text }

    /// The heading.
    public var body: some View {
      SwiftUI.Label(
        text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
    }
  }

  /// What can be done.
  public struct Description: View {
    nonisolated init() {}

    /// What can be done.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// There are no buttons.
  public struct Actions: View {
    nonisolated init() {}

    /// There are no buttons.
    public var body: some View { EmptyView() }
  }
}
