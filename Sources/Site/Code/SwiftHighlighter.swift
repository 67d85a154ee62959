private import SwiftIDEUtils
private import SwiftParser
internal import SwiftSyntax

/// Splits Swift source into coloured stretches by the compiler's own reading of it.
package struct SwiftHighlighter: Sendable {
  package init() {}

  /// The source's lines, each as its stretches, without line breaks.
  ///
  /// Joined again they give the source, byte for byte, whatever it holds.
  package func lines(of source: String) -> [[CodeToken]] {
    let bytes = Array(source.utf8)
    return Self.lines(of: Self.parts(of: Parser.parse(source: source), bytes), bytes)
  }

  /// The stretches of a source that was parsed already.
  static func parts(of tree: SourceFileSyntax, _ source: [UInt8]) -> [CodeToken.Part] {
    var parts: [CodeToken.Part] = []
    for part in tree.classifications {
      let range = part.range.lowerBound.utf8Offset..<part.range.upperBound.utf8Offset
      // Between two interpolations stands a literal of no letters.
      if range.isEmpty { continue }
      let kind = kind(of: part.kind, String(decoding: source[range], as: UTF8.self))
      if let last = parts.last, last.kind == kind {
        parts[parts.count - 1].range = last.range.lowerBound..<range.upperBound
      } else {
        parts.append(CodeToken.Part(kind: kind, range: range))
      }
    }
    return parts
  }

  private static func kind(of classification: SyntaxClassification, _ text: String) -> CodeToken
    .Kind?
  {
    switch classification {
    case .keyword: .keyword
    case .type: .type
    case .stringLiteral, .regexLiteral: .string
    case .integerLiteral, .floatLiteral: .number
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
    case .attribute: .attribute
    case .ifConfigDirective: .directive
    case .identifier where text.first?.isUppercase == true: .type
    case .identifier where text.count > 2 && text.allSatisfy { $0 == "_" }: .blank
    default: nil
    }
  }

  /// Cuts stretches at line breaks.
  static func lines(of parts: [CodeToken.Part], _ source: [UInt8]) -> [[CodeToken]] {
    var lines: [[CodeToken]] = [[]]
    for part in parts {
      let text = String(decoding: source[part.range], as: UTF8.self)
      let pieces = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, piece) in pieces.enumerated() {
        if index > 0 { lines.append([]) }
        if !piece.isEmpty {
          lines[lines.count - 1].append(CodeToken(part.kind, String(piece)))
        }
      }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
