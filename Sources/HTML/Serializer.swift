/// Writes markup as UTF-8: the one place where text is escaped, and where tags begin and end.
///
/// What an element holds is written by the call that writes its tags, so tags are balanced whatever is written:
///
///     out.element("p", ["class": "lead"]) { out in
///       out.text(summary)
///       out.void("br")
///     }
package struct Serializer: ~Copyable {
  /// The rules that the markup follows: they differ in elements without content, which XML closes.
  package enum Syntax: Sendable {
    case html

    /// For books.
    case xml
  }

  private let syntax: Syntax

  /// What has been written so far.
  private var buffer = ByteBuffer()

  private init(syntax: Syntax) {
    self.syntax = syntax
  }

  /// Characters, whatever they are.
  package mutating func text(_ text: String) {
    // The quicker way, which all texts take that were not bridged from elsewhere.
    if text.utf8.withContiguousStorageIfAvailable({ escape($0) }) != nil { return }
    escapeCopy(of: text)
  }

  private mutating func escapeCopy(of text: String) {
    var text = text
    text.withUTF8 { escape($0) }
  }

  /// Characters, as UTF-8.
  package mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
    escape(text)
  }

  /// The end of a line.
  package mutating func newline() {
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Markup that is passed through as it stands: the caller answers for it.
  package mutating func raw(_ markup: String) {
    var markup = markup
    markup.withUTF8 { buffer.append($0) }
  }

  /// Markup, as UTF-8, that is passed through as it stands: the caller answers for it.
  package mutating func raw(_ markup: [UInt8]) {
    markup.withUnsafeBufferPointer { buffer.append($0) }
  }

  /// An element with a start tag and an end tag.
  package mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], _ content: (inout Serializer) -> Void
  ) {
    startTag(name, attributes)
    buffer.append(UInt8(ascii: ">"))
    content(&self)
    endTag(name)
  }

  /// An element that holds a text.
  package mutating func element(
    _ name: StaticString, _ attributes: Attributes = [:], text: String = ""
  ) {
    element(name, attributes) { $0.text(text) }
  }

  /// An element that has no content and no end tag, such as `br`.
  package mutating func void(_ name: StaticString, _ attributes: Attributes = [:]) {
    startTag(name, attributes)
    if syntax == .xml { buffer.append(UInt8(ascii: "/")) }
    buffer.append(UInt8(ascii: ">"))
  }

  /// A heading of a level from 1 to 6.
  package mutating func heading(
    _ level: Int, _ attributes: Attributes = [:], _ content: (inout Serializer) -> Void
  ) {
    let name: StaticString =
      switch level {
      case ...1: "h1"
      case 2: "h2"
      case 3: "h3"
      case 4: "h4"
      case 5: "h5"
      default: "h6"
      }
    element(name, attributes, content)
  }

  /// Writes a tag but for its last sign.
  private mutating func startTag(_ name: StaticString, _ attributes: Attributes) {
    buffer.append(UInt8(ascii: "<"))
    buffer.append(name.utf8)
    for index in attributes.list.indices {
      guard let value = attributes.list[index].1 else { continue }
      buffer.append(UInt8(ascii: " "))
      buffer.append(attributes.list[index].0.utf8)
      buffer.append(UInt8(ascii: "="))
      buffer.append(UInt8(ascii: "\""))
      text(value)
      buffer.append(UInt8(ascii: "\""))
    }
  }

  private mutating func endTag(_ name: StaticString) {
    buffer.append(UInt8(ascii: "<"))
    buffer.append(UInt8(ascii: "/"))
    buffer.append(name.utf8)
    buffer.append(UInt8(ascii: ">"))
  }

  /// Writes characters so that they mean themselves, in text and in quoted attribute values alike.
  ///
  /// Those that XML cannot carry in any spelling, and HTML should not, are replaced.
  private mutating func escape(_ source: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in source.indices {
      let byte = source[index]
      // Most letters lie above all that is replaced.
      if byte > UInt8(ascii: ">"), byte != 0xEF { continue }
      var length = 1
      let replacement: StaticString
      switch byte {
      case UInt8(ascii: "&"): replacement = "&amp;"
      case UInt8(ascii: "<"): replacement = "&lt;"
      case UInt8(ascii: ">"): replacement = "&gt;"
      case UInt8(ascii: "\""): replacement = "&quot;"
      case UInt8(ascii: " ")...UInt8(ascii: ">"), UInt8(ascii: "\t"), UInt8(ascii: "\n"),
        UInt8(ascii: "\r"):
        continue
      case 0xEF:
        guard Self.isForbidden(source[index...]) else { continue }
        length = 3
        replacement = "\u{FFFD}"
      default: replacement = "\u{FFFD}"
      }
      buffer.append(UnsafeBufferPointer(rebasing: source[start..<index]))
      buffer.append(replacement.utf8)
      start = index + length
    }
    buffer.append(UnsafeBufferPointer(rebasing: source[start...]))
  }

  /// Whether bytes begin with U+FFFE or U+FFFF.
  private static func isForbidden(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let start = bytes.startIndex
    return bytes.count > 2 && bytes[start + 1] == 0xBF && bytes[start + 2] >= 0xBE
  }
}

extension StaticString {
  fileprivate var utf8: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension Serializer {
  /// What is written, as UTF-8.
  package static func bytes(
    syntax: Syntax = .html, _ write: (inout Serializer) -> Void
  ) -> [UInt8] {
    var serializer = Serializer(syntax: syntax)
    write(&serializer)
    return serializer.buffer.bytes
  }

  /// What is written, as a text.
  package static func string(_ write: (inout Serializer) -> Void) -> String {
    String(decoding: bytes(write), as: UTF8.self)
  }
}
