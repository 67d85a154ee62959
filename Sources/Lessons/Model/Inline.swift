/// A piece of running text.
package indirect enum Inline: Equatable, Sendable {
  case text(String)
  case softBreak
  case lineBreak
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case link(destination: String, title: String, content: [Inline])
  /// An image; its content is the text alternative.
  case image(source: String, title: String, content: [Inline])
  /// Raw HTML, as it stands.
  case html(String)
}

extension [Inline] {
  /// The words alone, without markup; a break becomes a space.
  package var plainText: String {
    if case .text(let words)? = first, count == 1 { return words }
    var text = ""
    forEachText { text += $0 }
    return text
  }

  /// Visits the pieces of text that ``plainText`` is made of, in reading order.
  package func forEachText(_ visit: (String) -> Void) {
    for inline in self {
      switch inline {
      case .text(let words), .code(let words): visit(words)
      case .softBreak, .lineBreak: visit(" ")
      case .emphasis(let content), .strong(let content), .link(_, _, let content),
        .image(_, _, let content):
        content.forEachText(visit)
      case .html: break
      }
    }
  }
}
