// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

extension View {
  /// Adds a field for searching.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a field for searching with suggestions.
  @_disfavoredOverload
  public nonisolated func searchable<V: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource,
    @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: Text(prompt), suggestions: suggestions)
  }

  /// Adds a field for searching that is used while a value is true.
  @_disfavoredOverload
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Adds a field for searching that is used while a value is true with suggestions.
  @_disfavoredOverload
  public nonisolated func searchable<V: View>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder suggestions: () -> V
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt),
      suggestions: suggestions)
  }
}

extension View {
  /// Adds a field for searching with words and tokens.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Adds a field for searching with words and tokens, used while a value is true.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Adds a field for searching with words and tokens that are suggested.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Adds a field for searching with words and tokens that are suggested, used while a value is true.
  @_disfavoredOverload
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: Text(prompt), token: token)
  }
}
