/// Where scrolled content comes to rest.
public protocol ScrollTargetBehavior {}

/// It comes to rest at views.
public nonisolated struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes it.
  public init() {}
}

/// It comes to rest at pages.
public nonisolated struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Makes it.
  public init() {}
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// It comes to rest at views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// It comes to rest at pages.
  public static var paging: PagingScrollTargetBehavior { .init() }
}
