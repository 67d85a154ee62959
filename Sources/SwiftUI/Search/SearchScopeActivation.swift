/// When choices of what is searched are seen.
public nonisolated struct SearchScopeActivation: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = SearchScopeActivation(name: "automatic")
  /// While the field is used.
  public static let onSearchPresentation = SearchScopeActivation(name: "onSearchPresentation")
  /// While there are words in the field.
  public static let onTextEntry = SearchScopeActivation(name: "onTextEntry")
}

/// How the toolbar behaves while something is searched.
public nonisolated struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
  /// It stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(
    name: "avoidHidingContent")
}

/// Where suggestions are shown.
public nonisolated struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In place of the content.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The places as bits.
    public let rawValue: Int
    /// Makes places of their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// In place of the content.
    public static let content = Set(rawValue: 2)
  }
}
