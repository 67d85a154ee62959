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
    Self.lines(of: Parser.parse(source: source), source)
  }

  /// The lines of a source that was parsed already.
  static func lines(of tree: SourceFileSyntax, _ source: String) -> [[CodeToken]] {
    let bytes = Array(source.utf8)
    var tokens: [CodeToken] = []
    for part in tree.classifications {
      let range = part.range.lowerBound.utf8Offset..<part.range.upperBound.utf8Offset
      let text = String(decoding: bytes[range], as: UTF8.self)
      tokens.append(CodeToken(kind(of: part.kind, text), text))
    }
    return split(tokens)
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

  /// Cuts stretches at line breaks and joins neighbours of one kind.
  static func split(_ tokens: [CodeToken]) -> [[CodeToken]] {
    var lines: [[CodeToken]] = [[]]
    for token in tokens {
      let parts = token.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      for (index, part) in parts.enumerated() {
        if index > 0 { lines.append([]) }
        append(CodeToken(token.kind, String(part)), to: &lines[lines.count - 1])
      }
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func append(_ token: CodeToken, to line: inout [CodeToken]) {
    if token.text.isEmpty { return }
    if let last = line.last, last.kind == token.kind {
      line[line.count - 1].text += token.text
    } else {
      line.append(token)
    }
  }
}
