package import Diagnostics
package import Lessons
import SwiftSyntax

/// Finds code blocks that say nothing of their language and hold Swift, which nobody proves.
package enum UnlabelledCode {
  /// A warning for each such block of a lesson.
  package static func diagnostics(_ lesson: Lesson) -> [Diagnostic] {
    lesson.allBlocks.compactMap { block in
      guard case .code(let code) = block.kind, code.info.isEmpty, isSwift(code.text) else {
        return nil
      }
      return Diagnostic(
        .warning, "unlabelled-swift", "this looks like Swift, and is not proven",
        advice: "write '```swift' above it, or '```text' where it is none", file: lesson.file,
        range: block.range?.start)
    }
  }

  /// Whether a text is Swift that declares, assigns or calls something; single words are Swift as well, but say nothing.
  private static func isSwift(_ text: String) -> Bool {
    let source = ParsedSource(SourceText(generated: text))
    guard !source.tree.hasError else { return false }
    return source.items.contains { item, _ in
      switch item {
      case .declaration, .importing, .macro: true
      case .statement(let node):
        !node.item.is(ExprSyntax.self) || node.item.is(FunctionCallExprSyntax.self)
          || node.item.as(SequenceExprSyntax.self)?.elements.contains {
            $0.is(AssignmentExprSyntax.self)
          } == true
      }
    }
  }
}
