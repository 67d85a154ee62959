// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

import Foundation

extension View {
  /// Says what helps to understand the view.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    recorded("help")
  }

  /// Shows words at the view.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}
