import Foundation

/// The key of a localised string; without a translation, the key is what is shown.
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// A stretch of the string, or a value put into it.
  enum Piece: Equatable {
    case literal(String)
    case string(String)
    case text(Text)
    case formatted(FormattedText)
  }

  let pieces: [Piece]

  /// Makes a key of a string.
  public init(_ value: String) { pieces = [.literal(value)] }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

  /// Whether the words change with the time.
  var isTicking: Bool {
    pieces.contains { piece in
      switch piece {
      case .literal, .string: false
      case .text(let text): text.content.isTicking
      case .formatted(let formatted): formatted.isTicking
      }
    }
  }

  /// The words as they are shown; Markdown in what the author wrote is taken as emphasis, not as words.
  func resolve(in environment: EnvironmentValues) -> String {
    var markdown = InlineMarkdown.Source()
    for piece in pieces {
      switch piece {
      case .literal(let literal): markdown.append(literal)
      case .string(let string): markdown.append(value: string)
      case .text(let text): markdown.append(value: text.content.resolve(in: environment))
      case .formatted(let formatted): markdown.append(value: formatted.resolve(in: environment))
      }
    }
    return markdown.plainText
  }
}

extension LocalizedStringKey: @unchecked Sendable {}
