import SwiftUI

extension EnvironmentChange {
  /// Makes the change; what makes no sense changes nothing.
  func apply(to environment: inout EnvironmentValues) {
    switch self {
    case .isDark(let isDark): environment.colorScheme = isDark ? .dark : .light
    case .locale(let identifier): environment.locale = Locale(identifier: identifier)
    case .isCompactWidth(let isCompact):
      environment.horizontalSizeClass = isCompact ? .compact : .regular
    case .isCompactHeight(let isCompact):
      environment.verticalSizeClass = isCompact ? .compact : .regular
    case .textSize(let size):
      let sizes = DynamicTypeSize.allCases
      if sizes.indices.contains(size) { environment.dynamicTypeSize = sizes[size] }
    case .isRightToLeft(let isRightToLeft):
      environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    case .isActive(let isActive): environment.scenePhase = isActive ? .active : .background
    }
  }
}
