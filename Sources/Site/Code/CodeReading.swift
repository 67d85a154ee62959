private import SwiftParser
private import SwiftSyntax

/// What the site needs to know of a piece of Swift.
struct CodeReading: Equatable, Sendable {
  /// The source's lines as coloured stretches, without line breaks; joined again they give the source.
  var lines: [[CodeToken]]

  /// Whether the source is a file that lacks an import of SwiftUI.
  var needsSwiftUI: Bool

  init(_ source: String) {
    guard let scan = SwiftScanner.scan(source) else {
      let tree = Parser.parse(source: source)
      lines = SwiftHighlighter.lines(of: tree, source)
      needsSwiftUI = Self.usesSwiftUI(source) && Self.isFileWithoutImport(tree)
      return
    }
    lines = SwiftHighlighter.split(scan.tokens)
    switch scan.items {
    case .importing: needsSwiftUI = false
    case .declarations: needsSwiftUI = Self.usesSwiftUI(source)
    case .none, .unclear:
      needsSwiftUI =
        Self.usesSwiftUI(source) && Self.isFileWithoutImport(Parser.parse(source: source))
    }
  }

  private static func isFileWithoutImport(_ tree: SourceFileSyntax) -> Bool {
    let items = tree.statements.map(\.item)
    return !items.isEmpty
      && items.allSatisfy { $0.is(DeclSyntax.self) && !$0.is(ImportDeclSyntax.self) }
  }

  /// Whether a name stands in the source of which in a file tells that it needs SwiftUI.
  private static func usesSwiftUI(_ source: String) -> Bool {
    source.utf8.split { !$0.isWord }.contains { word in
      word.first.map { $0 <= UInt8(ascii: "Z") } == true && names.contains(String(Substring(word)))
    }
  }

  private static let names: Set<String> = [
    "App", "AppStorage", "Bindable", "Binding", "Environment", "FocusState", "Observable",
    "PreviewProvider", "Scene", "State", "View", "ViewBuilder", "ViewModifier",
  ]
}
