/// Tokens of a search are kept in their binding; a person can neither add nor remove them here.
extension View {
  /// Adds a field for searching with words and tokens.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: prompt,
        suggestions: EmptyView()))
  }

  /// Adds a field for searching with words and tokens, used while a value is true.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt,
        suggestions: EmptyView()))
  }

  /// Adds a field for searching with words and tokens that are suggested.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: prompt,
        suggestions: EmptyView()))
  }

  /// Adds a field for searching with words and tokens that are suggested, used while a value is true.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: prompt,
        suggestions: EmptyView()))
  }

  /// Adds a field for searching with words and tokens.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: Text(prompt),
        suggestions: EmptyView()))
  }

  /// Adds a field for searching with words and tokens, used while a value is true.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: Text(prompt),
        suggestions: EmptyView()))
  }

  /// Adds a field for searching with words and tokens that are suggested.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: Text(prompt),
        suggestions: EmptyView()))
  }

  /// Adds a field for searching with words and tokens that are suggested, used while a value is true.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: Text(prompt),
        suggestions: EmptyView()))
  }

  /// Adds a field for searching with words and tokens.
  @_disfavoredOverload
  public nonisolated func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: Text(prompt),
        suggestions: EmptyView()))
  }

  /// Adds a field for searching with words and tokens, used while a value is true.
  @_disfavoredOverload
  public nonisolated func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: Text(prompt),
        suggestions: EmptyView()))
  }

  /// Adds a field for searching with words and tokens that are suggested.
  @_disfavoredOverload
  public nonisolated func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: nil, prompt: Text(prompt),
        suggestions: EmptyView()))
  }

  /// Adds a field for searching with words and tokens that are suggested, used while a value is true.
  @_disfavoredOverload
  public nonisolated func searchable<
    S: StringProtocol, C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(
        text: text, isPresented: isPresented, prompt: Text(prompt),
        suggestions: EmptyView()))
  }

  /// Adds a field for searching with words and tokens that can be changed.
  public nonisolated func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection & MutableCollection, T: View
  >(
    text: Binding<String>, editableTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, isPresented: nil, prompt: prompt, suggestions: EmptyView()))
  }

  /// Says when dictating is offered.
  public nonisolated func searchDictationBehavior(_ behavior: TextInputDictationBehavior)
    -> some View
  {
    recorded("searchDictationBehavior")
  }
}
