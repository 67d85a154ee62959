import SwiftSyntax

/// Finds the chains of calls that stand as statements where views are put together, and how to take them apart.
final class ChainSplitter: SyntaxVisitor {
  private(set) var edits: [StepwiseSource.Edit] = []
  private var count = 0
  private let plain: Set<String>

  init(of tree: SourceFileSyntax) {
    plain = PlainNames(in: tree).names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    guard let place = BuilderPlace(of: node, besides: plain) else { return .visitChildren }
    let before = count
    for item in node { split(item, in: place) }
    if count > before, case .views(let keyword?) = place {
      let start = keyword.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.append(.init(bytes: start..<start, text: "@SwiftUI.ViewBuilder "))
    }
    return .visitChildren
  }

  private func split(_ item: CodeBlockItemSyntax, in place: BuilderPlace) {
    let returned = item.item.as(ReturnStmtSyntax.self)
    guard let expression = returned?.expression ?? item.item.as(ExprSyntax.self),
      let chain = CallChain(expression),
      place.isOfViews || (chain.startsWithInitializer && returned == nil)
    else { return }
    count += 1
    let start = expression.positionAfterSkippingLeadingTrivia.utf8Offset
    let first = returned?.positionAfterSkippingLeadingTrivia.utf8Offset ?? start
    edits.append(.init(bytes: first..<start, text: "let _link\(count) = "))
    for (index, link) in chain.links.enumerated() {
      let isLast = index == chain.links.count - 1
      let offset = link.positionAfterSkippingLeadingTrivia.utf8Offset
      let opening = isLast ? "" : "let _link\(count + 1) = "
      edits.append(.init(bytes: offset..<offset, text: "; \(opening)_link\(count)"))
      if !isLast { count += 1 }
    }
  }
}

/// Finds the types and functions that a program declares without a word of a builder, so that closures given to them are as they stand.
private final class PlainNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func note(_ node: some NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    if !node.trimmedDescription.contains("Builder") { names.insert(node.name.text) }
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { note(node) }
}
