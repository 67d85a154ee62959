/// Writes nodes as UTF-8: the one place where text is escaped.
package struct Serializer {
  /// The rules that the markup follows.
  package enum Syntax: Sendable {
    case html

    /// For books: elements without content are closed, and only characters that XML allows are written.
    case xml
  }

  private let syntax: Syntax

  /// What has been written so far.
  package private(set) var bytes: [UInt8] = []

  package init(syntax: Syntax = .html) {
    self.syntax = syntax
  }

  package mutating func write(_ nodes: [Node]) {
    for node in nodes { write(node) }
  }

  package mutating func write(_ node: Node) {
    switch node.kind {
    case .text(let text): escape(text)
    case .raw(let markup): bytes.append(contentsOf: markup)
    case .void(let name, let attributes):
      startTag(name, attributes, end: syntax == .xml ? "/>" : ">")
    case .element(let name, let attributes, let children):
      startTag(name, attributes)
      write(children)
      endTag(name)
    }
  }

  /// Writes characters that are UTF-8 already.
  package mutating func write(text: UnsafeBufferPointer<UInt8>) {
    if syntax == .xml {
      escape(String(decoding: text, as: UTF8.self))
    } else {
      escape(text)
    }
  }

  /// Writes an element around characters that are UTF-8 already.
  package mutating func write(
    _ name: String, _ attributes: Attributes, around text: UnsafeBufferPointer<UInt8>
  ) {
    startTag(name, attributes)
    write(text: text)
    endTag(name)
  }

  private mutating func endTag(_ name: String) {
    bytes.append(UInt8(ascii: "<"))
    bytes.append(UInt8(ascii: "/"))
    put(name: name)
    bytes.append(UInt8(ascii: ">"))
  }

  private mutating func startTag(
    _ name: String, _ attributes: Attributes, end: StaticString = ">"
  ) {
    bytes.append(UInt8(ascii: "<"))
    put(name: name)
    for case let (name, value?) in attributes.list {
      bytes.append(UInt8(ascii: " "))
      put(name: name)
      bytes.append(UInt8(ascii: "="))
      bytes.append(UInt8(ascii: "\""))
      escape(value)
      bytes.append(UInt8(ascii: "\""))
    }
    put(end)
  }

  /// Writes the name of an element or of an attribute, in which nothing is to be escaped.
  private mutating func put(name: String) {
    var name = name
    name.withUTF8 { bytes.append(contentsOf: $0) }
  }

  private mutating func put(_ text: StaticString) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes characters so that they mean themselves, in text and in quoted attribute values alike.
  private mutating func escape(_ text: String) {
    var text = syntax == .xml ? Self.allowed(in: text) : text
    text.withUTF8 { escape($0) }
  }

  private mutating func escape(_ source: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in source.indices {
      guard let replacement = Self.replacement(for: source[index]) else { continue }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<index]))
      put(replacement)
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start...]))
  }

  /// The text with a stand-in for each control character, which XML cannot carry in any spelling.
  private static func allowed(in text: String) -> String {
    func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value >= 0x20
        ? scalar.value & 0xFFFE != 0xFFFE : "\t\n\r".unicodeScalars.contains(scalar)
    }
    // All others that are not allowed begin with this byte.
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0xEF || $0 == 0x0A }) { return text }
    if text.unicodeScalars.allSatisfy(isAllowed) { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isAllowed($0) ? $0 : "\u{FFFD}" }))
  }

  @inline(__always)
  private static func replacement(for byte: UInt8) -> StaticString? {
    // Most letters lie above all that is replaced.
    if byte > UInt8(ascii: ">") { return nil }
    return switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case 0: "\u{FFFD}"
    default: nil
    }
  }
}

extension StaticString {
  fileprivate var utf8: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
  }
}

extension Serializer {
  /// The nodes in a row as UTF-8.
  package static func bytes(of nodes: [Node], syntax: Syntax = .html) -> [UInt8] {
    var serializer = Serializer(syntax: syntax)
    serializer.write(nodes)
    return serializer.bytes
  }
}

extension Node {
  /// The markup of nodes in a row.
  package static func serialized(_ nodes: [Node]) -> String {
    String(decoding: Serializer.bytes(of: nodes), as: UTF8.self)
  }
}
