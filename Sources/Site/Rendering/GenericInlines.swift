package import HTML
package import Lessons

/// Running text.
extension BlockRenderer {
  package func write(_ content: [Inline], to out: inout Serializer) {
    for inline in content {
      // The most frequent ones, which no page shows in its own way.
      switch inline {
      case .text(let text): out.text(text)
      case .softBreak: out.newline()
      default: if !writeOwn(inline, to: &out) { generic(inline, to: &out) }
      }
    }
  }

  /// A piece of running text as CommonMark has it, whatever the page would make of it.
  func generic(_ inline: Inline, to out: inout Serializer) {
    switch inline {
    case .text(let text): out.text(text)
    case .softBreak: out.newline()
    case .lineBreak:
      out.void("br")
      out.newline()
    case .code(let code): out.element("code", text: code)
    case .emphasis(let content): out.element("em") { write(content, to: &$0) }
    case .strong(let content): out.element("strong") { write(content, to: &$0) }
    case .link(let destination, let title, let content):
      out.element(
        "a", ["href": percentEncoded(destination), "title": title.isEmpty ? nil : title]
      ) { write(content, to: &$0) }
    case .image(let source, let title, let content):
      out.void(
        "img",
        [
          "src": percentEncoded(source), "alt": content.plainText,
          "title": title.isEmpty ? nil : title,
        ])
    case .html(let html): writeRaw(html, to: &out)
    }
  }

  /// An address with what may not stand in one percent-encoded; what is encoded already stays.
  private func percentEncoded(_ address: String) -> String {
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
