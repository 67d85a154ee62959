import Proofs
import SwiftSyntax

extension ParsedSource {
  /// The names of all functions with `@Test`, nested ones included.
  var testNames: [String] {
    let finder = TestFinder(viewMode: .sourceAccurate)
    finder.walk(tree)
    return finder.names
  }

  /// The functions at the top level that are not private.
  var probeFunctions: [ProbeFunction] {
    declarations.compactMap { declaration in
      guard let function = declaration.as(FunctionDeclSyntax.self),
        !function.modifiers.contains(where: { ["private", "fileprivate"].contains($0.name.text) })
      else { return nil }
      return ProbeFunction(function)
    }
  }
}

private final class TestFinder: SyntaxVisitor {
  var names: [String] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isTest = node.attributes.contains { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      return name == "Test" || name == "Testing.Test"
    }
    if isTest { names.append(node.name.plainName) }
    return .skipChildren
  }
}

extension ProbeFunction {
  fileprivate init(_ node: FunctionDeclSyntax) {
    let clause = node.signature.returnClause?.type.trimmedDescription
    let effects = node.signature.effectSpecifiers
    self.init(
      name: node.name.plainName,
      parameters: node.signature.parameterClause.parameters.map { parameter in
        let label = parameter.firstName.plainName
        return Parameter(
          label: label == "_" ? nil : label, type: parameter.type.trimmedDescription)
      },
      result: clause?.hasSuffix("View") == true ? nil : clause ?? "Void",
      isAsync: effects?.asyncSpecifier != nil, canThrow: effects?.throwsClause != nil)
  }
}
