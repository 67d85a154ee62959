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

  /// - Parameters:
  ///   - source: The source.
  ///   - isColoured: Whether pages colour it; if not, no more is found out of it than they show.
  init(_ source: String, isColoured: Bool = true) {
    self.source = Array(source.utf8)
    let isPlain = Self.isPlain(self.source)
    let isAsItStands = isPlain && !isColoured
    let usesSwiftUI = Self.usesSwiftUI(self.source)
    var parts = [CodeToken.Part(kind: nil, range: self.source.indices)]
    if isAsItStands, !usesSwiftUI {
      needsSwiftUI = false
    } else if let scan = SwiftScanner.scan(self.source) {
      if !isAsItStands { parts = scan.parts }
      needsSwiftUI =
        switch scan.items {
        case .importing: false
        case .declarations: usesSwiftUI
        case .none, .unclear:
          usesSwiftUI && Self.isFileWithoutImport(Parser.parse(source: source))
        }
    } else {
      let tree = Parser.parse(source: source)
      if !isAsItStands { parts = SwiftHighlighter.parts(of: tree, self.source) }
      needsSwiftUI = usesSwiftUI && Self.isFileWithoutImport(tree)
    }
    self.parts = isColoured ? parts : parts.map(\.withoutColour)
    markup = isPlain ? Self.markup(of: self.source, self.parts) : nil
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
    source.withUnsafeBufferPointer { source in
      var index = 0
      while index < source.count {
        let start = index
        while index < source.count, source[index].isWord { index += 1 }
        if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= source[start],
          names.contains(String(decoding: source[start..<index], as: UTF8.self))
        {
          return true
        }
        index = max(index, start + 1)
      }
      return false
    }
  }

  private static let names: Set<String> = [
    "App", "AppStorage", "Bindable", "Binding", "Environment", "FocusState", "Observable",
    "PreviewProvider", "Scene", "State", "View", "ViewBuilder", "ViewModifier",
  ]
}
