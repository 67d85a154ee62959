// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

import Foundation

extension View {
  /// Says what helps to understand the view.
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    recorded("help")
  }

  /// Shows words at the view.
  @_disfavoredOverload
  public nonisolated func badge(_ labelResource: LocalizedStringResource?) -> some View {
    badge(labelResource.map { Text($0) })
  }
}
