import SwiftSyntax

extension ParsedSource {
  /// The source as a platform without UIKit and Objective-C compiles it: conditions are decided, what Apple's other modules have
  /// comes with SwiftUI, and a `#selector` becomes the macro of SwiftUI that makes the same name.
  package var asCompiledHere: ParsedSource {
    let source = withConditionsDecided
    let visitor = PlatformVisitor(viewMode: .sourceAccurate)
    visitor.walk(source.tree)
    guard !visitor.dropped.isEmpty || !visitor.selectors.isEmpty else { return source }
    return ParsedSource(
      visitor.selectors.reduce(source.source.blankingInPlace(visitor.dropped)) {
        $0.overwriting("S", at: $1)
      })
  }
}

/// Finds what has a meaning only on Apple's platforms.
private final class PlatformVisitor: SyntaxVisitor {
  /// Modules whose names come with SwiftUI here.
  private static let modules: Set = [
    "UIKit", "PlaygroundSupport", "UniformTypeIdentifiers", "CoreTransferable", "CoreGraphics",
    "QuartzCore", "DeveloperToolsSupport", "SwiftUICore", "Symbols", "Accessibility",
  ]

  /// What is left out.
  private(set) var dropped: [Range<Int>] = []
  /// Where the word `selector` of each `#selector` starts.
  private(set) var selectors: [Int] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if Self.modules.contains(node.path.trimmedDescription) { dropped.append(node.ownBytes) }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if ["objc", "objcMembers"].contains(node.attributeName.trimmedDescription) {
      dropped.append(node.ownBytes)
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "selector" {
      selectors.append(node.macroName.ownBytes.lowerBound)
    }
    return .visitChildren
  }
}
