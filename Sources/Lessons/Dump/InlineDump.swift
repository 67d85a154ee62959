extension TreeDumper {
  mutating func dump(_ content: [Inline]) {
    for inline in content { dump(inline) }
  }

  mutating func dump(_ content: [Inline], named name: String) {
    guard !content.isEmpty else { return }
    line(name)
    inside { $0.dump(content) }
  }

  private mutating func dump(_ inline: Inline) {
    switch inline {
    case .text(let text): line("text \(quoted(text))")
    case .softBreak: line("soft break")
    case .lineBreak: line("line break")
    case .code(let code): line("code \(quoted(code))")
    case .html(let html): line("html \(quoted(html))")
    case .emphasis(let content):
      line("emphasis")
      inside { $0.dump(content) }
    case .strong(let content):
      line("strong")
      inside { $0.dump(content) }
    case .link(let destination, let title, let content):
      line("link \(quoted(destination))" + suffix(title))
      inside { $0.dump(content) }
    case .image(let source, let title, let content):
      line("image \(quoted(source))" + suffix(title))
      inside { $0.dump(content) }
    }
  }

  private func suffix(_ title: String) -> String {
    title.isEmpty ? "" : " \(quoted(title))"
  }
}
