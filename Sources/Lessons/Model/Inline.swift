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

extension Sequence<Inline> {
  /// The words alone, without markup; a break becomes a space.
  package var plainText: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text): text
      case .softBreak, .lineBreak: " "
      case .emphasis(let content), .strong(let content): content.plainText
      case .link(_, _, let content), .image(_, _, let content): content.plainText
      case .html: ""
      }
    }.joined()
  }
}
