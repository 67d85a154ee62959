import Foundation

/// A value that becomes words when it is known where they are shown.
nonisolated struct FormattedText: Equatable {
  /// What the words are made of; two texts with equal parts show the same.
  private let parts: [Any]
  /// Whether the words change with the time.
  let isTicking: Bool
  private let format: (EnvironmentValues) -> String

  init(
    parts: [Any], isTicking: Bool = false, format: @escaping (EnvironmentValues) -> String
  ) {
    self.parts = parts
    self.isTicking = isTicking
    self.format = format
  }

  func resolve(in environment: EnvironmentValues) -> String { format(environment) }

  static func == (lhs: FormattedText, rhs: FormattedText) -> Bool {
    lhs.parts.count == rhs.parts.count
      && zip(lhs.parts, rhs.parts).allSatisfy { ValueComparison.areEqual($0, $1) }
  }
}
