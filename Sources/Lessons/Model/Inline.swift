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
    var text = ""
    appendPlainText(to: &text)
    return text
  }

  private func appendPlainText(to text: inout String) {
    for inline in self {
      switch inline {
      case .text(let words), .code(let words): text += words
      case .softBreak, .lineBreak: text += " "
      case .emphasis(let content), .strong(let content): content.appendPlainText(to: &text)
      case .link(_, _, let content), .image(_, _, let content):
        content.appendPlainText(to: &text)
      case .html: break
      }
    }
  }
}
