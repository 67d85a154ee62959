package import HTML
package import Lessons

/// Running text.
extension BlockRenderer {
  package func render(_ content: [Inline]) -> [Node] {
    var nodes: [Node] = []
    nodes.reserveCapacity(content.count)
    for inline in content {
      // The most frequent ones, which no page shows in its own way.
      switch inline {
      case .text(let text): nodes.append(.text(text))
      case .softBreak: nodes.append("\n")
      default: nodes += self.inline(inline, self) ?? generic(inline)
      }
    }
    return nodes
  }

  /// A piece of running text as CommonMark has it, whatever ``inline`` would make of it.
  package func generic(_ inline: Inline) -> [Node] {
    switch inline {
    case .text(let text): [.text(text)]
    case .softBreak: ["\n"]
    case .lineBreak: [.void("br"), "\n"]
    case .code(let code): [.element("code", [:], [.text(code)])]
    case .emphasis(let content): [.element("em", [:], render(content))]
    case .strong(let content): [.element("strong", [:], render(content))]
    case .link(let destination, let title, let content):
      [
        .element(
          "a", ["href": percentEncoded(destination), "title": title.isEmpty ? nil : title],
          render(content))
      ]
    case .image(let source, let title, let content):
      [
        .void(
          "img",
          [
            "src": percentEncoded(source), "alt": content.plainText,
            "title": title.isEmpty ? nil : title,
          ])
      ]
    case .html(let html): rawHTML(html)
    }
  }

  /// An address with what may not stand in one percent-encoded; what is encoded already stays.
  package func percentEncoded(_ address: String) -> String {
    guard address.utf8.contains(where: { !$0.mayStandInAddress }) else { return address }
    var bytes: [UInt8] = []
    for byte in address.utf8 {
      if byte.mayStandInAddress {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), (byte >> 4).hexDigit, (byte & 15).hexDigit]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var mayStandInAddress: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-_.!~*'();/?:@&=+$,#%".utf8.contains(self)
    }
  }

  fileprivate var hexDigit: UInt8 { self < 10 ? 48 + self : 55 + self }
}
