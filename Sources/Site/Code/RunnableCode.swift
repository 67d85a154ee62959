package import Lessons
private import SwiftParser
private import SwiftSyntax

/// What a snippet's copy button gives: the shown and the hidden lines, and the import a file of them needs.
package struct RunnableCode: Equatable, Sendable {
  package let text: String

  package init(_ snippet: Snippet) {
    let code = snippet.lines.map { Self.withoutMarker($0) + "\n" }.joined()
    let tree = Parser.parse(source: code)
    let items = tree.statements.map(\.item)
    let isFile = !items.isEmpty && items.allSatisfy { $0.is(DeclSyntax.self) }
    let imports = items.contains { $0.is(ImportDeclSyntax.self) }
    let usesSwiftUI = tree.tokens(viewMode: .sourceAccurate).contains { token in
      Self.names.contains(token.text)
    }
    text = isFile && !imports && usesSwiftUI ? "import SwiftUI\n\n" + code : code
  }

  /// A name of which in a file tells that it needs SwiftUI.
  private static let names: Set<String> = [
    "App", "AppStorage", "Bindable", "Binding", "Environment", "FocusState", "Observable",
    "PreviewProvider", "Scene", "State", "View", "ViewBuilder", "ViewModifier",
  ]

  private static func withoutMarker(_ line: Snippet.Line) -> String {
    guard line.isHidden, let marker = line.text.matches(of: #/\s*\/\/ hidden\s*$/#).last else {
      return line.text
    }
    return String(line.text[..<marker.range.lowerBound])
  }
}
