import Diagnostics
import Proofs
import SwiftSyntax

/// Types of a learner's that take a name from the library which the rest of the program needs, such as a `View` of their own.
///
/// The compiler then tells of everything that no longer fits; what is to be told is the name.
struct HiddenTypes {
  private let hidden: [(name: String, place: Diagnostic)]

  /// - Parameters:
  ///   - solution: The learner's files.
  ///   - others: The rest of the program.
  init(in solution: [ParsedSource], from others: [ParsedSource]) {
    let declared = Set(others.flatMap(\.declaredTypes))
    let used = Set(others.flatMap(\.usedNames)).union(Self.always).subtracting(declared)
    hidden = solution.flatMap { source in
      source.declarations.compactMap { declaration in
        guard let token = declaration.asProtocol((any NamedDeclSyntax).self)?.name,
          declaration.isType, used.contains(token.plainName)
        else { return nil }
        return (token.plainName, source.diagnostic(at: token))
      }
    }
  }

  /// Types that a program needs without naming them.
  private static let always: Set = [
    "Int", "Double", "Bool", "String", "Character", "Array", "Dictionary", "Optional", "View",
  ]

  /// What is to say in the place of errors; nil where they have another cause.
  func explanation(of errors: [Diagnostic]) -> Diagnostic? {
    hidden.first { name, _ in
      Self.always.contains(name) || errors.contains { $0.summary.names(name) }
    }?.place
  }
}

extension ParsedSource {
  /// The names of all types that are declared in the source, those inside others included.
  fileprivate var declaredTypes: Set<String> {
    let visitor = TypeNames(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.names
  }

  fileprivate var usedNames: Set<String> {
    Set(
      tree.tokens(viewMode: .sourceAccurate).compactMap { token in
        if case .identifier = token.tokenKind { token.plainName } else { nil }
      })
  }

  fileprivate func diagnostic(at name: TokenSyntax) -> Diagnostic {
    let place = source.place(of: name.positionAfterSkippingLeadingTrivia.utf8Offset)
    let origin = source.lines[place.line].origin
    return Diagnostic(
      .error, "hides-a-type",
      "your type '\(name.plainName)' takes the place of the '\(name.plainName)' that Swift or SwiftUI has",
      advice: "give yours another name", file: origin?.file,
      range: origin.map { SourceRange(line: $0.line, column: $0.column + place.byte) })
  }
}

extension DeclSyntax {
  fileprivate var isType: Bool {
    switch kind {
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl: true
    default: false
    }
  }
}

extension String {
  /// Whether the text has a name in it, as a word of its own.
  fileprivate func names(_ name: String) -> Bool {
    ranges(of: name).contains { range in
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      return ![before, after].contains {
        $0.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false
      }
    }
  }
}

private final class TypeNames: SyntaxAnyVisitor {
  var names: Set<String> = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let declaration = node.as(DeclSyntax.self), declaration.isType,
      let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name
    {
      names.insert(name.plainName)
    }
    return .visitChildren
  }
}
