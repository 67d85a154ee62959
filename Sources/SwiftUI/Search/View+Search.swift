extension View {
  /// Adds a field for searching.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, isPresented: nil, prompt: prompt, suggestions: EmptyView()))
  }

  /// Adds a field for searching with suggestions.
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(
      SearchModifier(text: text, isPresented: nil, prompt: prompt, suggestions: suggestions()))
  }

  /// Adds a field for searching.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a field for searching with suggestions.
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Adds a field for searching that is used while a value is true.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchModifier(text: text, isPresented: isPresented, prompt: prompt, suggestions: EmptyView())
    )
  }

  /// Adds a field for searching that is used while a value is true with suggestions.
  public nonisolated func searchable<V: View>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder suggestions: () -> V
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt, suggestions: suggestions()))
  }

  /// Adds a field for searching that is used while a value is true.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a field for searching that is used while a value is true with suggestions.
  public nonisolated func searchable<V: View>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
      suggestions: suggestions)
  }

  /// Adds choices of what is searched.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    modifier(
      LayerModifier(
        kind: .toolbar,
        layer: Picker(selection: scope, label: Text("Scope"), current: nil, content: scopes())))
  }

  /// Adds suggestions for what is searched.
  public nonisolated func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S)
    -> some View
  {
    modifier(SearchSuggestions(suggestions: suggestions()))
  }

  /// Writes words into the field when the view is chosen from the suggestions.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    let effect = Effect("searchCompletion", ["\"\(completion)\""], text: completion)
    return modifier(RecordedModifier(effect: effect))
  }

  /// Says how the field behaves.
  public nonisolated func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    recorded("searchToolbarBehavior")
  }

  /// Adds choices of what is searched, seen at some times.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// Says where suggestions are not shown.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    recorded("searchSuggestions", ".\(visibility)")
  }

  /// Says how the toolbar behaves while something is searched.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    recorded("searchPresentationToolbarBehavior")
  }

  /// Gives the field for searching the focus while a value is true.
  public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    recorded("searchFocused")
      .modifier(FocusModifier(binding, equals: true, isOfKeyboard: false))
  }

  /// Gives the field for searching the focus while a value equals another.
  public nonisolated func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    recorded("searchFocused")
      .modifier(FocusModifier(binding, equals: value, isOfKeyboard: false))
  }
}
