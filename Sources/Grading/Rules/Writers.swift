import Proofs
import SwiftSyntax

/// What changes its operand without an `=` or a `&` to tell it by.
struct Writers {
  struct Operands: OptionSet {
    var rawValue: Int
    static let left = Operands(rawValue: 1)
    static let right = Operands(rawValue: 2)
  }

  /// Methods that change the value they are called on.
  ///
  /// They are the standard library's, and those that the program gives to types from elsewhere. What the program's own types do is
  /// their own affair.
  private(set) var methods = Self.libraryMethods

  /// Operators of the program's with `inout` operands.
  private(set) var operators: [String: Operands] = [:]

  private static let libraryMethods: Set = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange",
    "popFirst", "popLast", "sort", "reverse", "shuffle", "swapAt", "partition", "replaceSubrange",
    "negate", "toggle", "round", "formRemainder", "formTruncatingRemainder", "formSquareRoot",
    "addProduct", "formUnion", "formIntersection", "formSymmetricDifference", "subtract",
    "updateValue", "removeValue",
  ]

  init() {}

  /// - Parameters:
  ///   - sources: The whole program.
  ///   - types: The names of its own types.
  init(in sources: [ParsedSource], ownTypes types: Set<String>) {
    let finder = FunctionFinder(viewMode: .sourceAccurate)
    sources.forEach { finder.walk($0.tree) }
    let ours = finder.functions.filter { types.contains($0.type) }.map(\.node.name.plainName)
    methods.subtract(ours)
    for (type, node) in finder.functions {
      let name = node.name.plainName
      let parameters = Array(node.signature.parameterClause.parameters)
      if case .binaryOperator = node.name.tokenKind {
        let sides = zip(parameters, [Operands.left, .right]).filter { $0.0.type.isInOut }.map(\.1)
        if !sides.isEmpty { operators[name, default: []].formUnion(Operands(sides)) }
      } else if !type.isEmpty, !types.contains(type),
        node.modifiers.contains(where: { $0.name.text == "mutating" })
      {
        methods.insert(name)
      }
    }
  }

  /// Which operands an operator changes.
  func operands(of sign: ExprSyntax) -> Operands {
    if sign.is(AssignmentExprSyntax.self) { return .left }
    guard let text = sign.as(BinaryOperatorExprSyntax.self)?.operator.text else { return [] }
    if let known = operators[text] { return known }
    return text.hasSuffix("=") && !Self.comparisons.contains(text) ? .left : []
  }

  private static let comparisons: Set = [
    "==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>=",
  ]
}

/// Finds all functions with the types that they belong to.
private final class FunctionFinder: SyntaxVisitor {
  var functions: [(type: String, node: FunctionDeclSyntax)] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append((node.nearestType ?? "", node))
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// The name of the type or of the extended type around the node.
  fileprivate var nearestType: String? {
    guard let parent else { return nil }
    if let node = parent.as(ExtensionDeclSyntax.self) { return node.extendedType.lastName }
    if parent.asProtocol((any DeclGroupSyntax).self) != nil {
      return parent.asProtocol((any NamedDeclSyntax).self)?.name.plainName
    }
    return parent.nearestType
  }
}

extension TypeSyntax {
  fileprivate var isInOut: Bool {
    self.as(AttributedTypeSyntax.self)?.specifiers.contains { specifier in
      specifier.as(SimpleTypeSpecifierSyntax.self)?.specifier.tokenKind == .keyword(.inout)
    } ?? false
  }
}
