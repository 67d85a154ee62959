import Foundation

/// Where the words of a text come from.
nonisolated indirect enum TextContent: Equatable, @unchecked Sendable {
  case verbatim(String)
  case localized(LocalizedStringKey)
  case joined([Text])
  /// Words that depend on where they are shown, such as a date in the reader's format.
  case formatted(FormattedText)

  /// Whether the words change with the time.
  var isTicking: Bool {
    switch self {
    case .verbatim: false
    case .localized(let key): key.isTicking
    case .joined(let texts): texts.contains { $0.content.isTicking }
    case .formatted(let text): text.isTicking
    }
  }

  /// The words, as they are shown in an environment.
  func resolve(in environment: EnvironmentValues) -> String {
    switch self {
    case .verbatim(let string): string
    case .localized(let key): key.resolve(in: environment)
    case .joined(let texts): texts.map { $0.content.resolve(in: environment) }.joined()
    case .formatted(let text): text.resolve(in: environment)
    }
  }
}
