import SwiftSyntax

/// A struct, class, enum or actor with its members.
struct TypeDefinition {
  let name: String
  let members: MemberBlockSyntax
  let inheritance: InheritanceClauseSyntax?
  let isStruct: Bool

  init?(_ declaration: DeclSyntax) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      self.init(node.name, node.memberBlock, node.inheritanceClause, isStruct: true)
    case .classDecl(let node): self.init(node.name, node.memberBlock, node.inheritanceClause)
    case .enumDecl(let node): self.init(node.name, node.memberBlock, node.inheritanceClause)
    case .actorDecl(let node): self.init(node.name, node.memberBlock, node.inheritanceClause)
    default: return nil
    }
  }

  private init(
    _ name: TokenSyntax, _ members: MemberBlockSyntax, _ inheritance: InheritanceClauseSyntax?,
    isStruct: Bool = false
  ) {
    self.name = name.plainName
    self.members = members
    self.inheritance = inheritance
    self.isStruct = isStruct
  }

  /// Whether the type says that it is a `View`.
  var isView: Bool {
    inheritance?.inheritedTypes.contains { inherited in
      ["View", "SwiftUI.View"].contains(inherited.type.trimmedDescription)
    } ?? false
  }

  /// The keys of what stands in the type's braces.
  var memberKeys: Set<DeclarationKey> { members.keys }
}

extension MemberBlockSyntax {
  var keys: Set<DeclarationKey> { Set(members.flatMap(\.decl.keys)).subtracting([.anonymous]) }

  /// The bytes of the members that introduce one of the keys.
  func bytes(of keys: Set<DeclarationKey>) -> [Range<Int>] {
    // Filtered at once, syntax makes a new tree, in which nothing stands where it stood.
    members.lazy.filter { !keys.isDisjoint(with: $0.decl.keys) }.map(\.bytes)
  }
}
