import HTML
import Lessons
private import SwiftParser
private import SwiftSyntax

/// What the site needs to know of a piece of Swift.
struct CodeReading: Sendable {
  /// Whether the source is a file that lacks an import of SwiftUI.
  let needsSwiftUI: Bool

  /// The source as every page shows it; nil where signs in it are shown in a way that depends on the place.
  let markup: [UInt8]?

  private let source: [UInt8]
  private let parts: [CodeToken.Part]

  init(_ source: String) {
    self.source = Array(source.utf8)
    let tree: SourceFileSyntax?
    if let scan = SwiftScanner.scan(self.source) {
      parts = scan.parts
      let isUnclear = scan.items == .none || scan.items == .unclear
      tree = isUnclear && Self.usesSwiftUI(self.source) ? Parser.parse(source: source) : nil
      needsSwiftUI =
        tree.map(Self.isFileWithoutImport)
        ?? (scan.items == .declarations && Self.usesSwiftUI(self.source))
    } else {
      let tree = Parser.parse(source: source)
      parts = SwiftHighlighter.parts(of: tree, self.source)
      needsSwiftUI = Self.usesSwiftUI(self.source) && Self.isFileWithoutImport(tree)
    }
    markup = Self.isPlain(self.source) ? Self.markup(of: self.source, parts) : nil
  }

  /// The source's lines as coloured stretches, without line breaks; joined again they give the source.
  var lines: [[CodeToken]] { SwiftHighlighter.lines(of: parts, source) }

  /// Whether nothing is in the source but what is shown as it stands, in any medium.
  private static func isPlain(_ source: [UInt8]) -> Bool {
    // Marks, spots and separators of lines begin with the first two, what XML cannot carry with the third.
    source.allSatisfy { byte in
      byte >= 0x20
        ? byte != 0xE2 && byte != 0xC2 && byte != 0xEF
        : byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
    } && !String(decoding: source, as: UTF8.self).holds("// given")
  }

  private static func markup(of source: [UInt8], _ parts: [CodeToken.Part]) -> [UInt8] {
    source.withUnsafeBufferPointer { bytes in
      Serializer.bytes { out in
        for part in parts {
          let text = UnsafeBufferPointer(rebasing: bytes[part.range])
          guard let kind = part.kind else {
            out.text(text)
            continue
          }
          guard text.contains(UInt8(ascii: "\n")) else {
            out.element("span", kind.attributes) { $0.text(text) }
            continue
          }
          // What goes over several lines is an element on each of them.
          let lines = text.split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
          for (index, line) in lines.enumerated() {
            if index > 0 { out.newline() }
            if line.isEmpty { continue }
            out.element("span", kind.attributes) { $0.text(UnsafeBufferPointer(rebasing: line)) }
          }
        }
      }
    }
  }

  private static func isFileWithoutImport(_ tree: SourceFileSyntax) -> Bool {
    let items = tree.statements.map(\.item)
    return !items.isEmpty
      && items.allSatisfy { $0.is(DeclSyntax.self) && !$0.is(ImportDeclSyntax.self) }
  }

  /// Whether a name stands in the source of which in a file tells that it needs SwiftUI.
  private static func usesSwiftUI(_ source: [UInt8]) -> Bool {
    source.split { !$0.isWord }.contains { word in
      word.first.map { $0 <= UInt8(ascii: "Z") } == true
        && names.contains(String(decoding: word, as: UTF8.self))
    }
  }

  private static let names: Set<String> = [
    "App", "AppStorage", "Bindable", "Binding", "Environment", "FocusState", "Observable",
    "PreviewProvider", "Scene", "State", "View", "ViewBuilder", "ViewModifier",
  ]
}
