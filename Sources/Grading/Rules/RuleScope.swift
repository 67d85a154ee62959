import Proofs
import SwiftSyntax

/// What a rule looks into: a type with its extensions, and the helpers it reaches.
///
/// Whoever moves a forbidden call into a function beside the type, or into an extension of `Int`, still makes it.
/// What belongs to another type of the program is that type's own affair.
struct RuleScope {
  /// The whole program.
  let environment: Environment

  /// What was handed in.
  let solution: [ParsedSource]

  /// What type aliases stand for.
  private let aliases: [String: String]

  init(environment: Environment, solution: [ParsedSource]) {
    self.environment = environment
    self.solution = solution
    let all = environment.sources.flatMap { $0.aliases }
    aliases = Dictionary(all, uniquingKeysWith: { _, last in last })
  }

  /// The facts of all that was handed in.
  var whole: SourceFacts {
    SourceFacts(solution.map { Syntax($0.tree) }).resolving(aliases)
  }

  /// The facts of a type; nil where there is none.
  func facts(ofType name: String) -> SourceFacts? {
    var nodes = environment.sources.flatMap { $0.nodes(ofType: name, aliases: aliases) }
    guard !nodes.isEmpty else { return nil }
    var left = helpers
    while true {
      let facts = SourceFacts(nodes).resolving(aliases)
      let reached = left.filter { !$0.names.isDisjoint(with: facts.references) }
      if reached.isEmpty { return facts }
      nodes += reached.map(\.node)
      left.removeAll { helper in reached.contains { $0.node.id == helper.node.id } }
    }
  }

  /// Functions and variables beside all types, and the members of extensions of types from elsewhere.
  private var helpers: [(names: Set<String>, node: Syntax)] {
    let types = Set(environment.sources.flatMap { $0.typeNames })
    return solution.flatMap { $0.declarations }.flatMap { declaration -> [DeclSyntax] in
      if declaration.is(FunctionDeclSyntax.self) || declaration.is(VariableDeclSyntax.self) {
        return [declaration]
      }
      guard let node = declaration.as(ExtensionDeclSyntax.self) else { return [] }
      let extended = node.extendedType.trimmedDescription
      return types.contains(aliases[extended] ?? extended)
        ? [] : node.memberBlock.members.map(\.decl)
    }.map { ($0.declaredNames, Syntax($0)) }
  }
}

extension ParsedSource {
  fileprivate var aliases: [(String, String)] {
    declarations.compactMap { declaration in
      guard let alias = declaration.as(TypeAliasDeclSyntax.self) else { return nil }
      return (alias.name.plainName, alias.initializer.value.lastName)
    }
  }

  fileprivate var typeNames: [String] {
    declarations.filter { declaration in
      !declaration.is(FunctionDeclSyntax.self) && !declaration.is(VariableDeclSyntax.self)
    }.flatMap(\.declaredNames)
  }
}
