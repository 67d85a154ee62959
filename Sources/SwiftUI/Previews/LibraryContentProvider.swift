/// Names views for the library of Xcode, of which there is none here.
public protocol LibraryContentProvider {
  /// The views.
  @LibraryContentBuilder @MainActor var views: [LibraryItem] { get }
}

extension LibraryContentProvider {
  /// No views.
  @MainActor public var views: [LibraryItem] { [] }
}

/// A view of the library.
public struct LibraryItem {
  /// What views are for.
  public enum Category: Sendable { case effect, layout, control, other }

  /// Names a view.
  public init<Snippet>(
    _ snippet: @autoclosure () -> Snippet, visible: Bool = true, title: String? = nil,
    category: Category = .other
  ) {}
}

/// Builds the views of the library.
@resultBuilder
public enum LibraryContentBuilder {
  /// Puts views together.
  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] { items.flatMap { $0 } }
  /// Takes a view as it is.
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }
  /// Takes views as they are.
  public static func buildExpression(_ items: [LibraryItem]) -> [LibraryItem] { items }
}
