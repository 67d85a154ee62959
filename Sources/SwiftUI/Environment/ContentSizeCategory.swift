/// How large people want text to be, by the older names.
public nonisolated enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// Whether the size is one for those who see little.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// The place among all sizes.
  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The size by the newer names.
  var dynamicTypeSize: DynamicTypeSize { DynamicTypeSize.allCases[place] }

  /// Makes a size of one by the newer names.
  public init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }
}

extension ContentSizeCategory: Comparable {
  /// Whether one size is smaller than another.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.place < rhs.place }
}

extension EnvironmentValues {
  /// How large people want text to be, by the older names.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
