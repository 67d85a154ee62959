import SwiftSyntax

/// Where statements are taken by a result builder, so that constants may stand between them.
enum BuilderPlace {
  /// What a property or function that is some view consists of. It has to be told of a builder before a token, where it does not know one.
  case views(attributeBefore: TokenSyntax?)
  /// A closure, or a branch.
  case others

  var isOfViews: Bool { if case .views = self { true } else { false } }

  /// - Parameters:
  ///   - list: The statements.
  ///   - plain: The names of what the program itself declares to take closures without a builder.
  /// - Returns: Nil where no builder takes the statements, as far as can be seen.
  init?(of list: CodeBlockItemListSyntax, besides plain: Set<String>) {
    guard let parent = list.parent else { return nil }
    if let closure = parent.as(ClosureExprSyntax.self) {
      guard list.count > 1 || Self.takesBuilder(closure, besides: plain) else { return nil }
      self = .others
    } else if let binding = parent.parent?.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    {
      self.init(
        variable.attributes, named: binding.pattern.trimmedDescription,
        as: binding.typeAnnotation?.type, keyword: variable.firstToken(viewMode: .sourceAccurate),
        of: list)
    } else if let function = parent.parent?.as(FunctionDeclSyntax.self) {
      self.init(
        function.attributes, named: function.name.text, as: function.signature.returnClause?.type,
        keyword: function.firstToken(viewMode: .sourceAccurate), of: list)
    } else {
      guard let condition = Self.condition(around: parent),
        Self.isStatement(condition, besides: plain)
      else {
        return nil
      }
      self = .others
    }
  }

  private init?(
    _ attributes: AttributeListSyntax, named name: String, as type: TypeSyntax?,
    keyword: TokenSyntax?, of list: CodeBlockItemListSyntax
  ) {
    guard let type = type?.as(SomeOrAnyTypeSyntax.self), type.someOrAnySpecifier.text == "some"
    else { return nil }
    // A `return` goes where it is taken apart, and no other may stay.
    let onlyDeclaresBefore = list.dropLast().allSatisfy { $0.item.is(DeclSyntax.self) }
    let knowsBuilder =
      ["body", "makeBody"].contains(name) || attributes.trimmedDescription.contains("Builder")
    let returns = list.last?.item.is(ReturnStmtSyntax.self) == true
    if knowsBuilder, !returns || onlyDeclaresBefore {
      self = .views(attributeBefore: nil)
    } else if type.constraint.trimmedDescription == "View", onlyDeclaresBefore,
      returns || list.count == 1
    {
      self = .views(attributeBefore: keyword)
    } else {
      return nil
    }
  }

  /// Whether a closure goes where views are expected, and not where a value is computed.
  private static func takesBuilder(_ closure: ClosureExprSyntax, besides plain: Set<String>) -> Bool
  {
    guard closure.signature?.returnClause == nil else { return false }
    var node = closure.parent
    while let outer = node,
      outer.is(LabeledExprListSyntax.self) || outer.is(LabeledExprSyntax.self)
        || outer.is(MultipleTrailingClosureElementListSyntax.self)
        || outer.is(MultipleTrailingClosureElementSyntax.self)
    {
      node = outer.parent
    }
    guard let call = node?.as(FunctionCallExprSyntax.self) else {
      return node?.is(MacroExpansionExprSyntax.self) == true
        || node?.is(MacroExpansionDeclSyntax.self) == true
    }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      let name = member.declName.baseName.text
      return !computing.contains(name) && !plain.contains(name)
    }
    let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression
    let name = (generic ?? call.calledExpression).as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let name else { return false }
    return name.first?.isUppercase == true && name != "Binding" && !plain.contains(name)
  }

  private static let computing: Set = [
    "map", "flatMap", "compactMap", "filter", "reduce", "sorted", "first", "last", "contains",
    "allSatisfy", "min", "max", "mapValues", "compactMapValues", "tryMap", "sync",
  ]

  /// The whole `if` or `switch` that a branch belongs to.
  private static func condition(around branch: Syntax) -> Syntax? {
    if branch.is(SwitchCaseSyntax.self) { return branch.parent?.parent }
    guard var node = branch.parent, node.is(IfExprSyntax.self) else { return nil }
    while let outer = node.parent, outer.is(IfExprSyntax.self) { node = outer }
    return node
  }

  /// Whether a condition is a builder's, and not the value of a declaration.
  private static func isStatement(_ condition: Syntax, besides plain: Set<String>) -> Bool {
    guard let statement = condition.parent?.as(ExpressionStmtSyntax.self),
      let list = statement.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    return list.count > 1 || BuilderPlace(of: list, besides: plain) != nil
  }
}
